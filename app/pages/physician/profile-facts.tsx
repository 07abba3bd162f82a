import type { ReactNode } from 'react';
import { seenPatients } from '#app/content/physicians/seen-patients.ts';
import { words as physicianWords } from '#app/parts/physicians/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { PhysicianProfileData } from './physician-profile.server.ts';
import { words } from './words.ts';

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="text-xl">{title}</h3>
      <div className="mt-1 text-base">{children}</div>
    </section>
  );
}

/** What visitors check first, in short lines: languages, experience, office. */
export function ProfileFacts({ profile }: { readonly profile: PhysicianProfileData }) {
  const w = useWords(words);
  const { english, spanish, newPatients, noNewPatients } = useWords(physicianWords);
  const { offices } = useFrame();
  const language = useLanguage();
  const { quickFacts, seesFromAge, caresFor, languagesSpoken, experience, specialties, practiceStartYear, location, acceptsNewPatients } =
    profile;
  const languageNames = { en: english, es: spanish };
  const office = offices.find(({ id }) => id === location);
  return (
    <aside
      aria-labelledby="quick-information"
      className="card grid content-start gap-5 p-6 md:p-7 print:gap-1 print:border-0 print:p-0 print:pt-3"
    >
      <h2 id="quick-information" className="text-2xl">
        {w.quickInformation}
      </h2>
      <ul className="grid gap-2 text-base">
        {[acceptsNewPatients ? newPatients : noNewPatients, seenPatients(seesFromAge, language), ...quickFacts].map((fact) => (
          <li key={fact} className="flex gap-2">
            <Icon name="check" className="icon mt-1 text-oak" />
            {fact}
          </li>
        ))}
      </ul>
      {caresFor.includes('veterans') && (
        <p className="text-base print:hidden">
          <PageLink to="insurance" hash="plans-military" className="inline-flex min-h-11 items-center font-semibold">
            {w.vaPlans}
          </PageLink>
        </p>
      )}
      <hr className="h-0 border-t border-line" />
      <div className="grid gap-5 sm:max-lg:grid-cols-2 print:grid-cols-2 print:gap-1">
        <Fact title={w.languages}>
          <ul>
            {languagesSpoken.map((language) => (
              <li key={language}>{languageNames[language]}</li>
            ))}
          </ul>
          {/* Says that interpreters are free, as Spanish readers might otherwise leave here. */}
          {!languagesSpoken.includes('es') && <p className="text-quiet">{w.interpreters}</p>}
        </Fact>
        <Fact title={w.experience}>
          {experience && <p>{experience}</p>}
          <ul className="mt-1 text-quiet">
            {specialties.map((specialty) => (
              <li key={specialty}>{specialty}</li>
            ))}
          </ul>
        </Fact>
        <Fact title={w.practiceSince}>
          <p>{practiceStartYear}</p>
        </Fact>
        {office && (
          <Fact title={w.mainOffice}>
            <p>{office.name}</p>
          </Fact>
        )}
      </div>
    </aside>
  );
}
