import { Icon } from '#app/ui/icon.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';

/** Both offices to call, by name. */
export function OfficePhones() {
  const { offices } = useFrame();
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-1">
      {offices.map(({ id, name, phones }) => (
        <li key={id} className="flex gap-2">
          <Icon name="phone" className="icon mt-3 text-oak" />
          <span className="flex flex-wrap items-center gap-x-2">
            {name}:
            <PhoneLink number={phones.office} className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap" />
          </span>
        </li>
      ))}
    </ul>
  );
}
