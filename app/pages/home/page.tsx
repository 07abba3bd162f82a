import { homeDoors, homeFirstVisit, homeServices, practice, resources, slides, yearStrip } from '#app/content/content.server.ts';
import { cedarYear } from '#app/content/seasons/seasons.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { InlineScript } from '#app/frame/inline-code.tsx';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { FirstVisitPictures } from '#app/parts/information/first-visit-pictures.tsx';
import { CallUs } from '#app/parts/offices/call-us.tsx';
import { clinicSchemas } from '#app/parts/offices/clinic-schema.server.ts';
import { doctorWeeks } from '#app/parts/physicians/doctor-weeks.server.ts';
import { areBoardCertified, physicianCards } from '#app/parts/physicians/physician-cards.server.ts';
import { homeReviews } from '#app/parts/reviews/reviews.server.ts';
import { FirstScreen } from '#app/ui/first-screen.tsx';
import { LateStyle } from '#app/ui/late-style.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PageStyle } from '#app/ui/page-style.tsx';
import { Section } from '#app/ui/section.tsx';
import { SectionLink } from '#app/ui/section-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { Doors } from './doors.tsx';
import { Headline } from './headline.tsx';
import heroStyles from './hero.css?inline';
import homeStyles from './home.css?url';
import { HomeReviews } from './home-reviews.tsx';
import { OfficeList } from './office-list.tsx';
import { PhysicianList } from './physician-list.tsx';
import { RowList } from './row-list.tsx';
import { Hero } from './slideshow/hero.tsx';
import { TeamBanner } from './team-banner.tsx';
import { TodayBar } from './today/today-bar.tsx';
import { Video } from './video/video.tsx';
import { websiteSchema } from './website-schema.server.ts';
import { words } from './words.ts';

export const loader = pageLoader(
  ({ language }) => {
    const { tagline, video, experience, pollenCount } = practice();
    const records = {
      tagline,
      video,
      experience,
      pollenCount: pollenCount.latest,
      slides: slides(),
      months: yearStrip().months,
      /** The plant people ask about most. */
      cedar: cedarYear(),
      doors: homeDoors(),
      steps: homeFirstVisit(),
      services: homeServices(),
      resources: resources(),
    };
    return {
      doctors: doctorWeeks(language),
      certified: areBoardCertified(),
      physicians: physicianCards(language),
      reviews: homeReviews(language),
      ...localized(records, language),
    };
  },
  ({ language }) => ({ schemas: [websiteSchema(language), ...clinicSchemas(language)] }),
);

/** From top to bottom: the month's sky, today, reasons to come, the team, where to find the offices. */
export default function Home({ loaderData }: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <div className="print-home">
      <PageStyle name="hero" css={heroStyles} />
      <FirstScreen>
        <Hero
          slides={loaderData.slides}
          months={loaderData.months}
          afterPictures={<InlineScript name="before-paint" />}
          actions={
            <>
              <PageLink to="patient-routing" className="btn btn-primary">
                {w.book}
              </PageLink>
              <CallUs id="call-us" className="btn btn-secondary" text={w.callUs} />
            </>
          }
        >
          <p className="eyebrow">
            {w.eyebrow} <span className="hero-more">{w.everyAge}</span>
          </p>
          <Headline text={loaderData.tagline} />
          <p className="hero-lead">{w.heroText}</p>
        </Hero>
      </FirstScreen>
      {/* Loads while the opening is read. */}
      <LateStyle href={homeStyles} />
      <TodayBar doctors={loaderData.doctors} cedar={loaderData.cedar} count={loaderData.pollenCount} />
      <Section id="services" title={w.servicesTitle} tight fades>
        <Doors doors={loaderData.doors} />
        <RowList cards={loaderData.services.map((card) => ({ ...card, link: { kind: 'page', to: card.to } }))} />
        <p className="also">
          <SectionLink
            page="patient-education"
            query="tab=services"
            section="treatment-diagnostic-services"
            delay={100}
            className="btn btn-secondary"
          >
            {w.allServices}
          </SectionLink>
          {loaderData.services
            .flatMap(({ also = [] }) => also)
            .map(({ to, text }) => (
              <PageLink key={to} to={to}>
                {text}
              </PageLink>
            ))}
        </p>
      </Section>
      <div className="print:hidden">
        <Section title={w.firstVisitTitle} more={<OnwardLink to="first-visit" text={w.firstVisitLink} />} tight tinted fades>
          <FirstVisitPictures steps={loaderData.steps} />
        </Section>
      </div>
      <Section id="physicians" title={w.physiciansTitle} lead={w.physiciansText(loaderData.certified)} tight fades>
        <PhysicianList physicians={loaderData.physicians} />
        <TeamBanner experience={loaderData.experience} />
      </Section>
      <div className="mx-auto max-w-page lg:grid lg:grid-cols-[9fr_11fr] print:hidden">
        <Section id="video" title={w.videoTitle} tight fades>
          <Video video={loaderData.video} />
        </Section>
        <HomeReviews summary={loaderData.reviews.summary} reviews={loaderData.reviews.reviews.slice(0, 2)} />
      </div>
      <Section
        id="locations"
        title={w.locationsTitle}
        more={<OnwardLink to="locations" text={w.allLocations} className="font-semibold print:hidden" />}
        tight
        tinted
        fades
      >
        <OfficeList />
      </Section>
      <div className="print:hidden">
        <Section id="patient-resources" title={w.resourcesTitle} tight fades>
          <RowList cards={loaderData.resources} />
        </Section>
      </div>
    </div>
  );
}
