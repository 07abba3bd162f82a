import { Icon } from '#app/ui/icon.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';

/** Both offices' phones in the midst of a text that says to call. */
export function OfficeNumbers() {
  const { offices } = useFrame();
  return (
    <div className="rounded-card bg-mist px-5 py-3 print:bg-transparent print:p-0">
      <dl className="grid gap-x-10 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
        {offices.map(({ id, name, phones }) => (
          <div key={id}>
            <dt className="text-base">{name}</dt>
            <dd className="inline-flex min-h-11 items-center gap-2 text-xl font-semibold print:min-h-0 print:text-base">
              <Icon name="phone" className="icon text-oak print:hidden" />
              <PhoneLink number={phones.office} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
