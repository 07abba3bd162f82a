import { Icon } from '#app/ui/icon.tsx';
import { OfficePhones } from './office-phones.tsx';

interface CallUsProps {
  /** The id of the list of numbers; it must be unique on the page. */
  readonly id: string;
  readonly className: string;
  readonly text: string;
}

/** Draws a button for both offices' numbers in a native popover, which opens without scripts too. */
export function CallUs({ id, className, text }: CallUsProps) {
  return (
    <>
      <button type="button" className={className} popoverTarget={id}>
        <Icon name="phone" />
        {text}
      </button>
      <div id={id} popover="auto" className="call-us">
        <OfficePhones look="large" />
      </div>
    </>
  );
}
