import { useState } from 'react';
import { emergencyCard as cardOf } from '#app/content/emergency/emergency.server.ts';
import { quests as questRecords } from '#app/content/kids/kids.server.ts';
import { grainIds } from '#app/content/seasons/grain-ids.ts';
import { localized } from '#app/content/text/localized.ts';
import { InlineScript } from '#app/frame/inline-code.tsx';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { CompactEmergencyCard } from '#app/parts/emergency-card/compact-emergency-card.tsx';
import { useAlbum, winCards } from '#app/parts/kids/album.ts';
import { EmblemDrawing } from '#app/parts/kids/emblems.tsx';
import { monthSkies } from '#app/parts/kids/skies.server.ts';
import { MonthSky } from '#app/parts/kids/sky.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { saveFile } from '#app/ui/save-and-share.ts';
import { SaveButton } from '#app/ui/save-button.tsx';
import { Section } from '#app/ui/section.tsx';
import { useChosenSheet } from '#app/ui/use-chosen-sheet.ts';
import { useWords } from '#app/ui/use-language.ts';
import { ChooseQuests } from './choose-quests.tsx';
import { FillingBadge } from './filling-badge.tsx';
import styles from './immunequest.css?url';
import { Certificate, DoctorSheet, PaperChart } from './paper.tsx';
import { localDay, nextStone, questsOnPath, stoneCount, weekCount, withQuest } from './path.ts';
import { PathWeek } from './path-week.tsx';
import { boxCount, boxesDone, dayCount, isWon, toggleDay } from './progress.ts';
import { progressText } from './progress-text.ts';
import { QuestCard } from './quest-card.tsx';
import { Today } from './today.tsx';
import { useProgress } from './use-progress.ts';
import { words } from './words.ts';

export const loader = pageLoader(({ language }) => ({
  quests: localized(questRecords(), language),
  emergencyCard: cardOf('anaphylaxis', language),
  skies: monthSkies(),
}));

type Sheet = 'chart' | 'doctor' | 'certificate';

/**
 * The family program. On screen: a path of four weeks, a stone a day, with more quests below. On paper: a wall chart, a sheet
 * for the doctor and a certificate, one page each; the browser's print command prints all, each button one.
 */
export default function ImmuneQuest({ loaderData: { title, quests, emergencyCard, skies } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { progress, plan, isKept, toggle, change, clear } = useProgress();
  const { cards } = useAlbum();
  const { sheet, choose } = useChosenSheet<Sheet>();
  const [isNewCard, setIsNewCard] = useState(false);

  const daily = quests.filter(({ boxes }) => boxes === 'days');
  const path = questsOnPath(
    plan,
    progress,
    daily.map(({ id }) => id),
  );
  const onPath = path.flatMap((id) => quests.filter((quest) => quest.id === id));
  const others = quests.filter(({ id }) => !path.includes(id));
  const next = nextStone(path, progress);
  const won = quests.filter((quest) => isWon(progress, quest.id, boxCount(quest)));
  const begun = Object.values(progress).some((days) => days.length > 0) || plan.quests.length > 0;
  const doneToday = plan.last !== undefined && plan.last === localDay(new Date());

  function step(quest: (typeof quests)[number], box: number) {
    const count = boxCount(quest);
    const wins = !isWon(progress, quest.id, count) && isWon(toggleDay(progress, quest.id, box), quest.id, count);
    const card = grainIds.find((id) => !cards.includes(id));
    toggle(quest.id, box);
    if (path.includes(quest.id)) {
      const steps = !progress[quest.id]?.includes(box);
      // Keeps the path from the first step on.
      change({ quests: path, ...(steps && { last: localDay(new Date()) }) });
    }
    setIsNewCard(wins && card !== undefined && winCards([card]).length > 0);
  }

  const today = next && onPath[next.week];
  const shownIn = (one: Sheet) => (sheet === undefined ? 'break-after-page last:break-after-auto' : sheet === one ? '' : 'hidden');

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="medium" />
      <div className="print:hidden">
        <PageHeading title={title} lead={w.lead(stoneCount)}>
          <p className="mt-2">{w.countLine(quests.length, weekCount, dayCount)}</p>
          <div className="mt-6">
            <Today
              stone={next}
              quest={today}
              age={plan.age}
              onAge={(age) => change({ age })}
              doneToday={doneToday}
              onDone={() => next && today && step(today, next.day)}
            />
            <p role="status" className="mt-2 font-bold text-oak empty:hidden">
              {isNewCard && w.newCard}
            </p>
          </div>
        </PageHeading>
        <Section id="path" title={w.path}>
          {!isKept && (
            <div className="mb-6 max-w-3xl">
              <Notice>
                <p>{w.notKept}</p>
              </Notice>
            </div>
          )}
          <div className="path-land">
            <MonthSky skies={skies} picked={<InlineScript name="before-paint" />} />
            <ol className="path">
              {onPath.map((quest, week) => (
                <PathWeek
                  key={quest.id}
                  week={week}
                  quest={quest}
                  age={plan.age}
                  checked={boxesDone(progress, quest.id, dayCount)}
                  next={next?.week === week ? next.day : undefined}
                  onToggle={(day) => step(quest, day)}
                >
                  {week === weekCount - 1 && (
                    <svg viewBox="-46 -46 92 92" className="mt-4 w-28" aria-hidden="true" focusable="false">
                      <EmblemDrawing name="castle" />
                    </svg>
                  )}
                </PathWeek>
              ))}
            </ol>
          </div>
          <ChooseQuests quests={daily} path={path} onChoose={(week, quest) => change({ quests: withQuest(path, week, quest) })} />
        </Section>
        <Section id="badges" title={w.shelf} tinted>
          {won.length > 0 && <p className="font-semibold plain:hidden">{w.badges(won.length, quests.length)}</p>}
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,5rem),1fr))] gap-3 plain:hidden">
            {quests.map((quest) => (
              <li key={quest.id} className="grid justify-items-center text-center text-sm leading-tight hyphens-auto">
                <FillingBadge
                  emblem={quest.emblem}
                  done={boxesDone(progress, quest.id, boxCount(quest)).length}
                  of={boxCount(quest)}
                  className="size-20"
                />
                {quest.title}
              </li>
            ))}
          </ul>
          <p className="mt-5">{w.printWithout}</p>
          <div className="mt-3 flex flex-wrap items-center gap-3 plain:hidden">
            <PrintButton choose={() => choose('chart')}>{w.printChart}</PrintButton>
            <PrintButton choose={() => choose('doctor')}>{w.printDoctor}</PrintButton>
            <PrintButton choose={() => choose('certificate')}>{w.printCertificate}</PrintButton>
            {begun && (
              <>
                <SaveButton
                  onSave={() =>
                    saveFile(`${w.saveName}.txt`, 'text/plain;charset=utf-8', progressText(quests, progress, w, localDay(new Date())))
                  }
                >
                  {w.save}
                </SaveButton>
                <button type="button" className="btn btn-quiet" onClick={() => confirm(w.clearSure) && clear()}>
                  {w.clear}
                </button>
              </>
            )}
          </div>
        </Section>
        <Section id="quests" title={w.more}>
          <ul className="grid items-start gap-4 md:grid-cols-2">
            {others.map((quest) => (
              <QuestCard
                key={quest.id}
                quest={quest}
                checked={boxesDone(progress, quest.id, boxCount(quest))}
                onToggle={(box) => step(quest, box)}
              />
            ))}
          </ul>
        </Section>
        <Section id="parents" title={w.parentsTitle} tinted>
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
        <div className={shownIn('chart')}>
          <PaperChart onPath={onPath} others={others} progress={progress} />
        </div>
        <div className={shownIn('doctor')}>
          <DoctorSheet onPath={onPath} progress={progress} />
        </div>
        <div className={shownIn('certificate')}>
          <Certificate quests={won.length > 0 ? won : quests} byHand={won.length === 0} />
        </div>
      </div>
    </>
  );
}
