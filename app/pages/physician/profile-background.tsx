import type { ReactNode } from 'react';
import { useWords } from '#app/ui/use-language.ts';
import type { PhysicianProfileData } from './physician-profile.server.ts';
import { PublicationList } from './publication-list.tsx';
import { words } from './words.ts';

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-3xl print:mb-1">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A physician's background: focus, training, publications and personal interests. */
export function ProfileBackground({ profile }: { readonly profile: PhysicianProfileData }) {
  const w = useWords(words);
  const { specialFocus, education, publications, personalInterests } = profile;
  return (
    <div className="grid gap-12 print:gap-3">
      {specialFocus.length > 0 && (
        <Part id="special-focus" title={w.specialFocus}>
          <ul className="prose grid list-disc gap-1 ps-6 marker:text-oak">
            {specialFocus.map((focus) => (
              <li key={focus}>{focus}</li>
            ))}
          </ul>
        </Part>
      )}
      {education.length > 0 && (
        <Part id="education" title={w.education}>
          <ol className="grid gap-4">
            {education.map(({ degree, institution, year }) => (
              <li key={degree} className="flex flex-wrap gap-x-3">
                <span className="w-[4.5rem] font-display text-2xl leading-tight font-bold text-gold">{year}</span>
                <span className="min-w-0 flex-1 basis-[8em]">
                  <span className="block font-semibold">{degree}</span>
                  <span className="block text-base text-quiet">{institution}</span>
                </span>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {publications.length > 0 && (
        <Part id="publications" title={w.publications}>
          <PublicationList publications={publications} />
        </Part>
      )}
      {personalInterests.length > 0 && (
        <Part id="interests" title={w.interests}>
          <ul className="grid list-disc gap-1 ps-6 marker:text-oak">
            {personalInterests.map((interest) => (
              <li key={interest}>{interest}</li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}
