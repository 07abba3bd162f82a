interface DeviceBoxProps {
  /** Prefix of the help's id. */
  readonly id: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  readonly help: string;
  /** Only for a box that scripts add, since HTML allows no autocomplete on one: stops the browser from checking it after a reload. */
  readonly autoComplete?: 'off';
}

/** Draws a checkbox about the device that the form is filled in on, with its meaning below. */
export function DeviceBox({ id, checked, onChange, label, help, autoComplete }: DeviceBoxProps) {
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          checked={checked}
          autoComplete={autoComplete}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange(target.checked)}
          className="mt-1 size-5 flex-none accent-oak"
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-help`} className="max-w-[38em] ps-8 text-base text-quiet">
        {help}
      </p>
    </>
  );
}
