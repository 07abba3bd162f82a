import { formatPhone } from '#app/content/practice/phone.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useFrame } from '#app/ui/use-frame.ts';

/** Large buttons to call either office, wherever we ask patients to call. */
export function CallButtons() {
  const { offices } = useFrame();
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3">
      {offices.map(({ id, name, phones }) => (
        <li key={id} className="grid">
          <a href={`tel:${phones.office}`} className="btn btn-primary justify-start gap-3 text-start">
            <Icon name="phone" />
            <span>
              <span className="block text-base font-normal">{name}</span>
              <span className="figures block text-xl">{formatPhone(phones.office)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
