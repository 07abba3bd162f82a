import { InlineScript } from '#app/frame/inline-code.tsx';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { words as gameWords } from '#app/parts/games/words.ts';
import { albumCards } from '#app/parts/kids/album-cards.server.ts';
import { Album } from '#app/parts/kids/album-cards.tsx';
import { words as albumWords } from '#app/parts/kids/album-words.ts';
import { doorsOf } from '#app/parts/kids/doors.server.ts';
import { monthSkies } from '#app/parts/kids/skies.server.ts';
import { MonthSky } from '#app/parts/kids/sky.tsx';
import { Street } from '#app/parts/kids/street.tsx';
import { FirstScreen } from '#app/ui/first-screen.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';

export const loader = pageLoader(({ language }) => ({
  doors: doorsOf('games', language),
  skies: monthSkies(),
  cards: albumCards(language),
}));

export default function Games({ loaderData: { title, doors, skies, cards } }: PageProps<typeof loader>) {
  const g = useWords(gameWords);
  const a = useWords(albumWords);
  return (
    <>
      <FirstScreen>
        <div className="kz-scene kz-scene-low print:hidden">
          <MonthSky skies={skies} picked={<InlineScript name="before-paint" />} />
          <div className="kz-scene-head">
            <h1 tabIndex={-1}>{title}</h1>
            <p className="kz-lead">{g.hubLead}</p>
          </div>
          <Street label={title} doors={doors} as="h2" />
        </div>
      </FirstScreen>
      <Section id="album" title={a.title} lead={a.lead}>
        <Album cards={cards} />
      </Section>
    </>
  );
}
