import type { ReactNode } from 'react';
import { words as physicianWords } from '#app/parts/physicians/words.ts';
import { PageBreadcrumb } from '#app/ui/breadcrumb.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PortraitImage } from '#app/ui/portrait-image.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { DoctorLetter } from './doctor-letter.tsx';
import { ExpandedPortrait } from './expanded-portrait.tsx';
import type { PhysicianProfileData } from './physician-profile.server.ts';
import { words } from './words.ts';

interface ProfileHeroProps {
  readonly profile: PhysicianProfileData;
  /** Placed after the portrait: the script that matches it to a chosen theme. */
  readonly afterPortrait?: ReactNode;
}

/** The physician, and what visitors usually want next. */
export function ProfileHero({ profile, afterPortrait }: ProfileHeroProps) {
  const w = useWords(words);
  const { requestAppointment } = useWords(physicianWords);
  const { id, name, credentials, tagline, badges, portrait, plate, expandedImage, doctor, letter } = profile;
  return (
    <header className="mx-auto max-w-page px-5 pt-4 pb-12 md:px-8 md:pt-6 md:pb-16 print:p-0">
      <PageBreadcrumb />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 md:mt-5 md:grid-cols-[1.25fr_1fr] print:block">
        <div>
          <p className="eyebrow mb-2">{w.eyebrow}</p>
          <h1 tabIndex={-1}>
            {name}, {credentials}
          </h1>
          {tagline && <p className="lead mt-4">{tagline}</p>}
          {badges.length > 0 && <p className="mt-4 font-semibold text-oak">{badges.join(', ')}</p>}
          <div className="mt-6 flex flex-wrap items-start gap-3 *:max-sm:w-full">
            <PageLink to="patient-routing" className="btn btn-primary print:hidden">
              <Icon name="calendar" />
              {requestAppointment}
            </PageLink>
            <PageLink to="locations" className="btn btn-secondary print:hidden">
              <Icon name="map-pin" />
              {w.locationsHours}
            </PageLink>
            <a href="#schedule" className="btn btn-secondary print:hidden">
              <Icon name="clock" />
              {w.weeklySchedule}
            </a>
            <PageLink to="home" className="btn btn-secondary print:hidden">
              <Icon name="arrow-left" />
              {w.backHome}
            </PageLink>
            {letter && <DoctorLetter letter={letter} doctor={doctor} photographOf={portrait.kind === 'photo' ? id : undefined} />}
          </div>
        </div>
        <figure className="print:hidden">
          <div className="relative overflow-hidden rounded-card bg-mist shadow-card">
            <PortraitImage
              id={id}
              crop="card"
              alt={portrait.alt}
              sizes="(min-width: 1152px) 459px, (min-width: 768px) 40vw, calc(100vw - 40px)"
              className="aspect-4/3 w-full object-cover"
              eager
            />
            {afterPortrait}
            {expandedImage && <ExpandedPortrait id={id} alt={portrait.alt} caption={expandedImage.caption} />}
          </div>
          {plate && portrait.kind === 'monogram' && (
            <figcaption className="mt-3">
              <p className="font-display text-xl leading-snug italic">{plate.label}</p>
              {plate.sample && <p className="text-base text-quiet">{w.plateSample}</p>}
            </figcaption>
          )}
        </figure>
      </div>
    </header>
  );
}
