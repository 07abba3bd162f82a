import { sourcesOf } from '#app/content/articles/sources.server.ts';
import { emergency as emergencyRecord } from '#app/content/emergency/emergency.server.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import { KeepPages } from '#app/parts/keep-pages/keep-pages.tsx';
import type { Language } from '#app/site/language.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FirstScreen } from '#app/ui/first-screen.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { AnaphylaxisPart } from './anaphylaxis-part.tsx';
import { AsthmaPart } from './asthma-part.tsx';
import { KeepReady } from './keep-ready.tsx';
import { Opening } from './opening.tsx';
import { OtherSigns } from './other-signs.tsx';
import { OurOffices } from './our-offices.tsx';
import { pageWords } from './page-words.ts';
import { Plans } from './plans.tsx';
import { Tell911 } from './tell-911.tsx';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

/** What is for the emergency room and no 911, by situation. */
const roomSigns = (language: Language) =>
  localized(afterHours(), language).situations.flatMap(({ id, title, care }) => (care.er ? [{ id, title, items: care.er.items }] : []));

export const loader = pageLoader(({ language }) => {
  const { lifeline, sources, ...shown } = localized(emergencyRecord(), language);
  return { emergency: { ...shown, sources: sourcesOf(shown, sources) }, roomSigns: roomSigns(language) };
});

/** What to do now. Nothing stands between the reader and 911; what can wait comes last. */
export default function EmergencyPage({ loaderData: { title, emergency, roomSigns } }: PageProps<typeof loader>) {
  const p = useWords(pageWords);
  const { plans } = useWords(actionPlanWords);
  const otherCards = (['call-911', 'poison', 'battery'] as const).map((kind) => ({ kind, ...emergency.cards[kind] }));
  const { review, confirm, sources, opening, cards, anaphylaxis, asthma, call, ready } = emergency;
  return (
    <div className="print-emergency">
      <FirstScreen>
        <Opening title={title} opening={opening} />
      </FirstScreen>
      <div className="mx-auto grid max-w-page gap-section px-5 pb-section *:min-w-0 md:px-8 print:block print:space-y-1.5 print:p-0 print:pe-0.5">
        <div className="grid gap-4 print:block">
          <p className="print:hidden">
            <OnwardLink to="school-desk" text={plans} />
          </p>
          <AnaphylaxisPart card={{ kind: 'anaphylaxis', ...cards.anaphylaxis }} anaphylaxis={anaphylaxis} />
        </div>
        <div className="border-t border-line">
          <Disclosure title={p.asthma} heading="h2">
            <AsthmaPart card={{ kind: 'asthma', ...cards.asthma }} asthma={asthma} />
          </Disclosure>
          <div className="print:hidden">
            <Disclosure title={p.choking} heading="h2">
              <EmergencyCard card={{ kind: 'choking', ...cards.choking }} />
            </Disclosure>
          </div>
          <Disclosure title={p.tell} heading="h2">
            <Tell911 items={call.items} />
          </Disclosure>
          <OtherSigns cards={otherCards} situations={roomSigns} />
          <KeepReady ready={ready} />
        </div>
        <OurOffices />
        <Plans />
        <div className="print:hidden">
          <p className="mb-6">
            <PrintButton>{p.print}</PrintButton>
          </p>
          <KeepPages />
        </div>
        <div className="print:hidden">
          <ReviewLine review={review} />
          <Sources sources={sources} signOff={{ review, toConfirm: confirm.length }} />
        </div>
      </div>
    </div>
  );
}
