import { useEffect, useState } from 'react';
import { emergencyCard as cardOf } from '#app/content/emergency/emergency.server.ts';
import { quests as questRecords } from '#app/content/kids/kids.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { CompactEmergencyCard } from '#app/parts/emergency-card/compact-emergency-card.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { Section } from '#app/ui/section.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { Certificate, PaperChart } from './paper.tsx';
import { boxCount, boxesDone, isWon } from './progress.ts';
import { QuestCard } from './quest-card.tsx';
import { useProgress } from './use-progress.ts';
import { words } from './words.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => ({
  quests: localized(questRecords(), language),
  emergencyCard: cardOf('anaphylaxis', language),
}));

type Sheet = 'chart' | 'certificate';

/**
 * The family programme. On screen: quests with boxes to check. On paper: a chart and a certificate, one sheet
 * each; the browser's own print command gives both, the buttons give one.
 */
export default function ImmuneQuest({ loaderData: { title, quests, emergencyCard } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const pollenCountUrl = useFrame().outside.pollenCount;
  const { progress, isKept, toggle, clear } = useProgress();
  const [sheet, setSheet] = useState<Sheet>();
  const won = quests.filter((quest) => isWon(progress, quest.id, boxCount(quest)));
  const begun = Object.values(progress).some((days) => days.length > 0);

  useEffect(() => {
    const onPrinted = () => setSheet(undefined);
    addEventListener('afterprint', onPrinted);
    return () => removeEventListener('afterprint', onPrinted);
  }, []);

  return (
    <>
      <div className="print:hidden">
        <PageHeading title={title} lead={w.lead} />
        <Section id="how" title={w.howTitle}>
          <ol className="grid gap-4 md:grid-cols-3">
            {w.how.split('|').map((step, place) => (
              <li key={step} className="flex items-center gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-12 flex-none place-items-center rounded-full bg-mist font-display text-2xl font-bold text-oak"
                >
                  {place + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <p className="mt-6">{w.printWithout}</p>
        </Section>
        <Section id="quests" title={w.quests} tinted>
          {!isKept && (
            <div className="mb-6 max-w-3xl">
              <Notice>
                <p>{w.notKept}</p>
              </Notice>
            </div>
          )}
          <div className="mb-7 flex flex-wrap items-center gap-3 plain:hidden">
            <p className="me-3 min-h-7 font-semibold">{w.badges(won.length, quests.length)}</p>
            <PrintButton choose={() => setSheet('chart')}>{w.printChart}</PrintButton>
            <PrintButton icon="star" choose={() => setSheet('certificate')}>
              {w.printCertificate}
            </PrintButton>
          </div>
          <ul className="grid items-start gap-6 md:grid-cols-2">
            {quests.map((quest) => (
              <QuestCard
                key={quest.id}
                quest={quest}
                checked={boxesDone(progress, quest.id, boxCount(quest))}
                onToggle={(day) => toggle(quest.id, day)}
                pollenUrl={pollenCountUrl}
              />
            ))}
          </ul>
          {begun && (
            <button type="button" className="btn btn-quiet mt-6" onClick={() => confirm(w.clearSure) && clear()}>
              {w.clear}
            </button>
          )}
        </Section>
        <Section id="parents" title={w.parentsTitle}>
          <div className="grid max-w-3xl gap-3">
            <p>{w.parentsPrivacy}</p>
            <p>{w.parentsAdvice}</p>
          </div>
          <div className="mt-8">
            <CompactEmergencyCard card={emergencyCard} />
          </div>
        </Section>
      </div>
      <div className="print-only">
        <div className={sheet === 'certificate' ? 'hidden' : undefined}>
          <PaperChart quests={quests} progress={progress} />
        </div>
        <div className={sheet === 'chart' ? 'hidden' : sheet === undefined ? 'break-before-page' : undefined}>
          <Certificate quests={won.length > 0 ? won : quests} byHand={won.length === 0} />
        </div>
      </div>
    </>
  );
}
