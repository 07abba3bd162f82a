import { CompactEmergencyCard } from '#app/parts/emergency-card/compact-emergency-card.tsx';
import { DriftingGrain } from '#app/ui/drifting-grain.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { Example } from './example.ts';
import { words } from './words.ts';

function CalmNotices() {
  const w = useWords(words);
  return (
    <div className="grid gap-4">
      <Notice title={w.calmTitle}>
        <p>{w.calmText}</p>
      </Notice>
      <Notice icon="globe">
        <p>{w.plainText}</p>
      </Notice>
    </div>
  );
}

function Warning() {
  const w = useWords(words);
  return (
    <Notice icon="warning" tone="alarm" title={w.alarmTitle}>
      <p>{w.alarmText}</p>
    </Notice>
  );
}

function Tags() {
  const w = useWords(words);
  return (
    <ul className="flex flex-wrap gap-2">
      {w.badges.split('|').map((badge) => (
        <li key={badge} className="tag">
          {badge}
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  return <Skeleton label={useWords(words).loading} />;
}

export const noticeExamples: readonly Example[] = [
  { id: 'notice-calm', title: { en: 'Hints', es: 'Indicaciones' }, render: () => <CalmNotices /> },
  { id: 'notice-alarm', title: { en: 'Warning', es: 'Advertencia' }, render: () => <Warning /> },
  {
    id: 'emergency',
    title: { en: 'Emergency cards', es: 'Tarjetas de emergencia' },
    // The asthma card is in the assistant's example; a landmark's name may be on a page only once.
    onlyIn: 'light',
    render: ({ data }) => <CompactEmergencyCard card={data.emergencyCards.anaphylaxis} />,
  },
  { id: 'adrift', title: { en: 'When something is not there', es: 'Cuando algo no se encuentra' }, render: () => <DriftingGrain /> },
  { id: 'tags', title: { en: 'Tags', es: 'Etiquetas' }, render: () => <Tags /> },
  { id: 'skeleton', title: { en: 'While a page loads', es: 'Mientras carga una página' }, render: () => <Loading /> },
];
