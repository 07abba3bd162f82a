import { Icon } from '#app/ui/icon.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';

const looks = {
  line: { list: 'flex flex-wrap gap-x-8 gap-y-1 print:gap-y-0', office: 'flex-wrap items-center', phone: '' },
  // On a phone the number is always on a separate line: beside the name it would fit in one font and not in another.
  large: {
    list: 'grid gap-3 print:gap-0',
    office: 'items-center max-sm:flex-col max-sm:items-start max-sm:pt-2.5 print:flex-row',
    phone: 'text-xl print:text-base',
  },
} as const;

/** Draws both offices' numbers with their names: side by side where there is room or, `large`, one below the other. */
export function OfficePhones({ look = 'line' }: { readonly look?: keyof typeof looks }) {
  const { offices } = useFrame();
  const { list, office, phone } = looks[look];
  return (
    <ul className={list}>
      {offices.map(({ id, name, phones }) => (
        <li key={id} className="flex gap-2">
          <Icon name="phone" className="icon mt-3 text-oak print:mt-0" />
          <span className={`flex gap-x-2 ${office}`}>
            {`${name}:`}
            <PhoneLink
              number={phones.office}
              className={`inline-flex min-h-11 items-center font-semibold wrap-normal print:min-h-0 ${phone}`}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
