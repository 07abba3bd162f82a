import { sourcesOf } from '#app/content/articles/sources.server.ts';
import type { Emergency } from '#app/content/emergency/emergency.schema.ts';
import { emergency as emergencyRecord } from '#app/content/emergency/emergency.server.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { type Localized, localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import { words } from '#app/parts/emergency-card/words.ts';
import { KeepPages } from '#app/parts/keep-pages/keep-pages.tsx';
import { OfficePhones } from '#app/parts/offices/office-phones.tsx';
import type { Language } from '#app/site/language.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { AnaphylaxisPart } from './anaphylaxis-part.tsx';
import { AsthmaPart } from './asthma-part.tsx';
import { Opening } from './opening.tsx';
import { OtherSigns } from './other-signs.tsx';
import { pageWords } from './page-words.ts';
import { Plans } from './plans.tsx';
import { Situation } from './situation.tsx';

/** Both offices' phones, and that in an emergency 911 comes first. */
function OurOffices() {
  const p = useWords(pageWords);
  return (
    <section aria-labelledby="our-offices" className="break-inside-avoid">
      <h2 id="our-offices" className="text-3xl">
        {p.offices}
      </h2>
      <p className="mt-2">{p.officesText}</p>
      <div className="mt-2 print:mt-1">
        <OfficePhones look="large" />
      </div>
    </section>
  );
}

/** For a calm hour: devices, heat, dates. */
function KeepReady({ ready }: { readonly ready: Localized<Emergency>['ready'] }) {
  const p = useWords(pageWords);
  return (
    <Disclosure title={p.ready} heading="h2">
      <dl className="grid gap-x-10 gap-y-4 md:grid-cols-2 print:grid-cols-2 print:gap-3">
        {ready.items.map(({ id, title, text }) => (
          <div key={id} className="break-inside-avoid">
            <dt className="font-semibold">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** What to tell 911, in the order in which the call taker needs it. */
function Tell911({ items }: { readonly items: readonly string[] }) {
  const p = useWords(pageWords);
  const w = useWords(words);
  return (
    <>
      <ol className="grid list-decimal gap-1 ps-6 print:gap-0">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <p className="mt-3 font-semibold">{p.stay}</p>
      <a href="tel:911" className="btn mt-4 bg-alarm-field text-white hover:underline print:hidden">
        <Icon name="phone" />
        {w.call911}
      </a>
    </>
  );
}

/** Signs for the emergency room, not 911, by situation. */
const roomSigns = (language: Language) =>
  localized(afterHours(), language).situations.flatMap(({ id, title, care }) => (care.er ? [{ id, title, items: care.er.items }] : []));

export const loader = pageLoader(({ language }) => {
  const { lifeline, sources, ...shown } = localized(emergencyRecord(), language);
  return { emergency: { ...shown, sources: sourcesOf(shown, sources) }, roomSigns: roomSigns(language) };
});

/** What to do now: nothing comes before 911, and what can wait comes last. */
export default function EmergencyPage({ loaderData: { title, emergency, roomSigns } }: PageProps<typeof loader>) {
  const p = useWords(pageWords);
  const otherCards = (['call-911', 'poison', 'battery'] as const).map((kind) => ({ kind, ...emergency.cards[kind] }));
  const { review, confirm, sources, opening, cards, anaphylaxis, asthma, call, ready } = emergency;
  return (
    <div className="print-emergency mx-auto grid max-w-page gap-section px-5 pt-3 pb-section *:min-w-0 md:px-8 md:pt-12 print:block print:space-y-1.5 print:p-0 print:pe-0.5">
      <div className="grid gap-2 *:min-w-0 md:gap-3 print:block print:space-y-1.5">
        <Opening title={title} opening={opening} />
        <Situation title={p.allergic} icon="anaphylaxis">
          <AnaphylaxisPart card={{ kind: 'anaphylaxis', ...cards.anaphylaxis }} anaphylaxis={anaphylaxis} />
        </Situation>
        <Situation title={p.asthma} icon="asthma">
          <AsthmaPart card={{ kind: 'asthma', ...cards.asthma }} asthma={asthma} />
        </Situation>
        <div className="print:hidden">
          <Situation title={p.choking} icon="choking">
            <EmergencyCard card={{ kind: 'choking', ...cards.choking }} />
          </Situation>
        </div>
      </div>
      <div className="border-t border-line">
        <OtherSigns cards={otherCards} situations={roomSigns} />
        <Disclosure title={p.tell} heading="h2">
          <Tell911 items={call.items} />
        </Disclosure>
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
  );
}
