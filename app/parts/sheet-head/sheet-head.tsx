import { PageStyle } from '#app/ui/page-style.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import styles from './intake.css?inline';

interface SheetHeadProps {
  readonly titleId: string;
  readonly title: string;
  readonly intro: string;
  readonly strong?: boolean;
}

/** Draws the head of every printed sheet: the practice, the sheet's title, and whom to call. */
export function SheetHead({ titleId, title, intro, strong = false }: SheetHeadProps) {
  const { brand, offices } = useFrame();
  return (
    <header className="intake-head">
      <PageStyle name="intake" css={styles} />
      <div>
        <p className="intake-brand">{brand}</p>
        <h2 id={titleId}>{title}</h2>
      </div>
      <ul className="intake-offices">
        {offices.map(({ id, name, phones }) => (
          <li key={id}>
            {name}: <PhoneLink number={phones.office} />
          </li>
        ))}
      </ul>
      <p className={`intake-intro ${strong ? 'font-semibold' : ''}`}>{intro}</p>
    </header>
  );
}
