import type { Localized } from '#app/content/localized.ts';
import type { Emergency } from '#app/content/schema/emergency.ts';
import { ReviewLine } from '#app/parts/article/review-line.tsx';
import { Sources } from '#app/parts/article/sources.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { AnaphylaxisPart } from '#app/pages/emergency/anaphylaxis-part.tsx';
import { AsthmaPart } from '#app/pages/emergency/asthma-part.tsx';
import { KeepReady } from '#app/pages/emergency/keep-ready.tsx';
import { Opening } from './opening.tsx';
import { OurOffices } from '#app/pages/emergency/our-offices.tsx';
import { pageWords } from '#app/pages/emergency/page-words.ts';
import { Tell911 } from '#app/pages/emergency/tell-911.tsx';

interface EmergencyPageProps {
  readonly title: string;
  readonly emergency: Localized<Emergency>;
}

/** What to do now. Nothing stands between the reader and 911; what can wait comes last. */
export function EmergencyPage({ title, emergency }: EmergencyPageProps) {
  const p = useWords(pageWords);
  const { review, sources, anaphylaxis, asthma, call, ready } = emergency;
  return (
    <div className="print:text-[8pt] print:leading-[1.17] print:[&_:is(h2,h3)]:text-[10.5pt] print:[&_h4]:text-[9.5pt] print:[&_h1]:text-[15pt] print:[&_.text-base]:text-[7.8pt] print:[&_.text-base]:leading-[1.17] print:[&_section]:max-w-none print:[&_section>*]:mt-0 print:[&_section_ol]:gap-y-0.5">
      <Opening title={title} />
      <div className="mx-auto grid max-w-6xl gap-14 px-5 pt-4 pb-16 *:min-w-0 md:px-8 print:block print:space-y-1.5 print:p-0 print:pe-0.5">
        <div className="grid gap-6 print:block">
          <ReviewLine review={review} />
          <AnaphylaxisPart anaphylaxis={anaphylaxis} />
        </div>
        <hr className="border-line print:hidden" />
        <AsthmaPart asthma={asthma} />
        <div className="grid items-start gap-6 md:grid-cols-2 print:grid-cols-2 print:gap-3">
          <Tell911 items={call.items} />
          <OurOffices />
        </div>
        <KeepReady ready={ready} />
        <p className="print:hidden">
          <PrintButton>{p.print}</PrintButton>
        </p>
        <div className="print:hidden">
          <Sources sources={sources} />
        </div>
      </div>
    </div>
  );
}
