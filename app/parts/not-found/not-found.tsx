import { useLocation } from 'react-router';
import { SearchForm } from '#app/parts/search-form/search-form.tsx';
import { DriftingGrain } from '#app/ui/drifting-grain.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PortraitImage } from '#app/ui/portrait-image.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** Returns whether an old link led to a doctor, so that all doctors are shown. */
export function seeksPhysician(pathname: string): boolean {
  return /doctor|physician/i.test(pathname);
}

/** Draws the page for an unknown address, in the address's language, with links to go on. */
export function NotFound() {
  const w = useWords(words);
  const { pathname } = useLocation();
  const { physicians } = useFrame();
  return (
    <div className="pb-section">
      <PageHeading title={w.title} lead={w.text}>
        <p className="mt-7 flex flex-wrap gap-3">
          <PageLink to="home" className="btn btn-primary">
            {w.home}
          </PageLink>
          <PageLink to="team" className="btn btn-secondary">
            {w.team}
          </PageLink>
          <PageLink to="appointment-request" className="btn btn-secondary">
            {w.schedule}
          </PageLink>
        </p>
        <div className="mt-8 grid items-center gap-8 lg:grid-cols-2">
          <SearchForm className="max-w-xl" />
          <DriftingGrain />
        </div>
      </PageHeading>
      {seeksPhysician(pathname) && (
        <section aria-labelledby="seek-physician" className="mx-auto max-w-page px-5 pt-section md:px-8">
          <h2 id="seek-physician">{w.physicians}</h2>
          <ul className="mt-6 grid gap-7 md:grid-cols-3">
            {physicians.map(({ id, name, credentials, portraitAlt }) => (
              <li key={id} className="card relative overflow-hidden">
                <PortraitImage
                  id={id}
                  crop="card"
                  alt={portraitAlt}
                  sizes="(min-width: 768px) 352px, calc(100vw - 40px)"
                  className="w-full"
                />
                <div className="p-6">
                  <h3>
                    {name}, {credentials}
                  </h3>
                  <PageLink to={`physician/${id}`} className="inline-flex min-h-11 items-center font-semibold after:absolute after:inset-0">
                    {w.viewProfile}
                    <span className="sr-only">: {name}</span>
                  </PageLink>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
