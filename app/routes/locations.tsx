import type { LoaderFunctionArgs } from 'react-router';
import { addressLine } from '../content/address.ts';
import { localized } from '../content/localized.ts';
import { HoursTable } from '../features/hours/hours-table.tsx';
import { OfficeStatus } from '../features/hours/office-status.tsx';
import { UpcomingClosures } from '../features/hours/upcoming-closures.tsx';
import { words as hoursWords } from '../features/hours/words.ts';
import { DirectionsLink } from '../features/offices/directions-link.tsx';
import { OfficeFiles } from '../features/offices/office-files.tsx';
import { words } from '../features/offices/words.ts';
import { doctorWeeks } from '../features/physicians/doctor-weeks.server.ts';
import { DoctorsThisWeek } from '../features/physicians/doctors-this-week.tsx';
import { words as physicianWords } from '../features/physicians/words.ts';
import { clinicSchemas } from '../metadata/clinic-schema.server.ts';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Section } from '../ui/section.tsx';
import { useFrame } from '../ui/use-frame.ts';
import { useWords } from '../ui/use-language.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from './meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address, { schemas: clinicSchemas(address.language) }),
    doctors: doctorWeeks(address.language),
    ...localized(pageTexts.locations, address.language),
  };
}

export default function Locations({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  const w = useWords(words);
  const hours = useWords(hoursWords);
  const physicians = useWords(physicianWords);
  const { offices, closures } = useFrame();
  return (
    <>
      <PageHeading title={loaderData.title} lead={loaderData.description} />
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-5 py-10 md:px-8 lg:grid-cols-2 print:px-0 print:py-3">
        {offices.map((office) => (
          <section key={office.id} id={office.id} aria-labelledby={`${office.id}-name`} className="card min-w-0 p-5 md:p-8">
            <h2 id={`${office.id}-name`}>{office.name}</h2>
            <div className="mt-3">
              <OfficeStatus office={office} closures={closures} />
            </div>
            <address className="mt-4 not-italic">{addressLine(office)}</address>
            <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
              <span className="inline-flex min-h-11 items-center gap-2 text-xl font-semibold">
                <Icon name="phone" className="icon text-oak" />
                <span className="sr-only">{w.phone}: </span>
                <PhoneLink number={office.phones.office} />
              </span>
              <span className="inline-flex min-h-11 items-center gap-2">
                <Icon name="fax" className="icon text-oak" />
                {w.fax}: <PhoneLink number={office.phones.fax} />
              </span>
            </p>
            <p className="flex flex-wrap gap-x-6">
              <DirectionsLink office={office}>{w.directions}</DirectionsLink>
              <PageLink to="shots-today" className="inline-flex min-h-11 items-center gap-2 print:hidden">
                <Icon name="syringe" />
                {w.shotToday}
              </PageLink>
            </p>
            <div className="mt-5">
              <HoursTable office={office} />
            </div>
            <OfficeFiles office={office} />
          </section>
        ))}
      </div>
      <Section id="doctors-this-week" title={physicians.whereTitle} tinted>
        <DoctorsThisWeek doctors={loaderData.doctors} />
      </Section>
      <Section title={hours.upcoming} lead={hours.hoursNote}>
        <UpcomingClosures closures={closures} offices={offices} />
      </Section>
    </>
  );
}
