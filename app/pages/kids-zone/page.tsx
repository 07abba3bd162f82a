import { InlineScript } from '#app/frame/inline-code.tsx';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { CastPicture, cast } from '#app/parts/kids/cast.tsx';
import { doorsOf } from '#app/parts/kids/doors.server.ts';
import { monthSkies } from '#app/parts/kids/skies.server.ts';
import { MonthSky } from '#app/parts/kids/sky.tsx';
import { Street } from '#app/parts/kids/street.tsx';
import { FirstScreen } from '#app/ui/first-screen.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

export const loader = pageLoader(({ language }) => ({ doors: doorsOf('kids-zone', language), skies: monthSkies() }));

/** The name on the tile, in Spanish in both languages, like San Antonio's streets. */
const streetName = 'Calle del Aire';

const fireflies = [8, 19, 31, 44, 58, 67, 79, 91];

export default function KidsZone({ loaderData: { title, doors, skies } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const says = { nariz: w.narizSays, cedra: w.cedraSays, chispa: w.chispaSays, polvo: w.polvoSays };
  return (
    <>
      <FirstScreen>
        <div className="kz-scene">
          <MonthSky skies={skies} picked={<InlineScript name="before-paint" />} />
          <CastPicture who="cedra" className="kz-sun" />
          <svg className="kz-fireflies" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {fireflies.map((x, place) => (
              <ellipse key={x} cx={x} cy={30 + ((place * 29) % 50)} rx="0.25" ry="0.5" />
            ))}
          </svg>
          <div className="kz-scene-head">
            <p className="kz-tile" lang="es">
              {streetName}
            </p>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="kz-lead">{w.lead}</p>
          </div>
          <CastPicture who="chispa" className="kz-bee" />
          <Street label={w.doors} doors={doors} as="h2" />
        </div>
      </FirstScreen>
      <section aria-labelledby="cast" className="kz-cast">
        <h2 id="cast">{w.castTitle}</h2>
        <ul>
          {cast.map((who) => (
            <li key={who}>
              <CastPicture who={who} className="kz-portrait" />
              <div>
                <h3>{w[who]}</h3>
                <p>{says[who]}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="kz-onward">
          <PageLink to="games" hash="album" className="kz-plain-button">
            {w.albumLink}
          </PageLink>
          <PageLink to="games" className="kz-plain-button">
            {w.allGames}
          </PageLink>
        </p>
      </section>
    </>
  );
}
