import { locations, practice } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { HoursTable } from '#app/parts/hours/hours-table.tsx';
import { OfficeStatus } from '#app/parts/hours/office-status.tsx';
import { UpcomingClosures } from '#app/parts/hours/upcoming-closures.tsx';
import { words as informationWords } from '#app/parts/information/words.ts';
import { KeepPages } from '#app/parts/keep-pages/keep-pages.tsx';
import { AddressText } from '#app/parts/offices/address-text.tsx';
import { clinicSchemas } from '#app/parts/offices/clinic-schema.server.ts';
import { DirectionsLink } from '#app/parts/offices/directions-link.tsx';
import { OfficeFiles } from '#app/parts/offices/office-files.tsx';
import { words } from '#app/parts/offices/words.ts';
import { doctorWeeks } from '#app/parts/physicians/doctor-weeks.server.ts';
import { scheduleWords } from '#app/parts/physicians/schedule-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { JumpLinks } from '#app/ui/jump-links.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { ArrivalStrip } from './arrival-strip.tsx';
import { DoctorsThisWeek } from './doctors-this-week.tsx';
import { GettingHere } from './getting-here.tsx';
import { words as ownWords } from './words.ts';

export const loader = pageLoader(
  ({ language, description }) => {
    const { languages, transit } = practice();
    const arriving = Object.fromEntries(locations().map((office) => [office.id, office.arriving]));
    return { description, doctors: doctorWeeks(language), transit, ...localized({ arriving, languages: languages.text }, language) };
  },
  ({ language }) => ({ schemas: clinicSchemas(language) }),
);

export default function Locations({ loaderData }: PageProps<typeof loader>) {
  const w = useWords(words);
  const own = useWords(ownWords);
  const { whereTitle } = useWords(scheduleWords);
  const information = useWords(informationWords);
  const { offices } = useFrame();
  const { arriving, transit } = loaderData;
  return (
    <div className="print-locations">
      <PageHeading title={loaderData.title} lead={<span className="print:hidden">{loaderData.description}</span>}>
        <p className="mt-4 max-w-[38em]">{loaderData.languages}</p>
        <JumpLinks label={information.onThisPage} places={[{ href: '#doctors-this-week', text: whereTitle }]} />
      </PageHeading>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-5 py-10 md:px-8 lg:grid-cols-2 print:grid-cols-2 print:gap-3 print:p-0">
        {offices.map((office) => (
          <section key={office.id} id={office.id} aria-labelledby={`${office.id}-name`} className="card min-w-0 p-5 md:p-8 print:p-2">
            <h2 id={`${office.id}-name`}>{office.name}</h2>
            <div className="mt-3">
              <OfficeStatus office={office.id} weekBelow />
            </div>
            {arriving[office.id] && <ArrivalStrip street={office.street} />}
            <address className="mt-4 not-italic print:mt-1">
              <AddressText {...office} />
            </address>
            <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 print:mt-0">
              <span className="inline-flex min-h-11 items-center gap-2 text-xl font-semibold">
                <Icon name="phone" className="icon text-oak" />
                <span className="sr-only">{w.phone}: </span>
                <PhoneLink number={office.phones.office} />
              </span>
              <span className="inline-flex min-h-11 items-center gap-2 wrap-normal">
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
            <GettingHere office={office} arriving={arriving[office.id]} transit={transit} />
            <div className="mt-5 print:mt-1">
              <HoursTable office={office.id} />
            </div>
            <OfficeFiles office={office} />
          </section>
        ))}
      </div>
      <Section id="doctors-this-week" title={whereTitle} tinted fades>
        <DoctorsThisWeek doctors={loaderData.doctors} />
      </Section>
      <Section title={own.upcoming} lead={own.hoursNote}>
        <UpcomingClosures />
        <KeepPages className="mt-8" />
      </Section>
    </div>
  );
}
