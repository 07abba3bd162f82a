import type { ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import { CardSteps } from '#app/parts/emergency-card/card-steps.tsx';
import { words } from '#app/parts/emergency-card/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';

interface ActFirstCardProps {
  readonly card: ShownEmergencyCard;
  readonly headingId: string;
}

/** Draws the anaphylaxis card for a frightened reader: first epinephrine, 911 and the step-by-step page, then the signs. */
export function ActFirstCard({ card, headingId }: ActFirstCardProps) {
  const w = useWords(words);
  // The button shows only the first sentence of the first step, which says what to do; the rest says why.
  const [act = ''] = card.steps[0]?.match(/^.*?\.(?= )|^.*/) ?? [];
  return (
    <section aria-labelledby={headingId} className="emergency-card">
      <h2 id={headingId}>
        <Icon name="emergency" />
        {card.title}
      </h2>
      <ol className="mt-3 grid list-[''] divide-y-2 divide-white/40 overflow-hidden rounded-card bg-alarm-field">
        <li>
          <PageLink to="emergency" hash="use-epinephrine" className="btn btn-alarm min-h-16 w-full justify-start text-left text-xl">
            <Icon name="anaphylaxis" className="icon size-8" />
            {act}
          </PageLink>
        </li>
        <li>
          <a href="tel:911" className="btn btn-alarm min-h-16 w-full justify-start text-xl">
            <Icon name="phone" className="icon size-8" />
            {w.call911}
          </a>
        </li>
      </ol>
      <p className="my-2">
        <PageLink to="calm-mode" className="inline-flex min-h-11 items-center font-semibold text-alarm">
          {w.stepByStep}
        </PageLink>
      </p>
      <CardSteps card={card} briefOnPaper />
    </section>
  );
}
