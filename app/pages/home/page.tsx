import { homeServices, practice, resources, slides, yearStrip } from '#app/content/content.server.ts';
import { cedarYear } from '#app/content/seasons/seasons.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { InlineScript } from '#app/frame/inline-code.tsx';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { clinicSchemas } from '#app/parts/offices/clinic-schema.server.ts';
import { OfficeCard } from '#app/parts/offices/office-card.tsx';
import { doctorWeeks } from '#app/parts/physicians/doctor-weeks.server.ts';
import { physicianCards } from '#app/parts/physicians/physician-cards.server.ts';
import { PhysicianCards } from '#app/parts/physicians/physician-cards.tsx';
import { homeReviews } from '#app/parts/reviews/reviews.server.ts';
import { AirThisMonth } from '#app/parts/seasons/air-this-month.tsx';
import { FirstScreen } from '#app/ui/first-screen.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Reveal } from '#app/ui/reveal.tsx';
import { Section } from '#app/ui/section.tsx';
import { SectionLink } from '#app/ui/section-link.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { HomeReviews } from './home-reviews.tsx';
import { ResourceCards } from './resource-cards.tsx';
import { ServiceCards } from './service-cards.tsx';
import { Hero } from './slideshow/hero.tsx';
import { TeamBanner } from './team-banner.tsx';
import { OpenNowLink } from './today/open-now-link.tsx';
import { TodayCard } from './today/today-card.tsx';
import { Video } from './video/video.tsx';
import { websiteSchema } from './website-schema.server.ts';
import { words } from './words.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

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
      /** The plant this city asks for most. */
      cedar: cedarYear(),
      services: homeServices(),
      resources: resources(),
    };
    return {
      doctors: doctorWeeks(language),
      physicians: physicianCards(language),
      reviews: homeReviews(language),
      ...localized(records, language),
    };
  },
  ({ language }) => ({ schemas: [websiteSchema(language), ...clinicSchemas(language)] }),
);

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const w = useWords(words);
  const { offices } = useFrame();
  return (
    <>
      <FirstScreen media="(width >= 48rem)">
        <Hero
          slides={loaderData.slides}
          months={loaderData.months}
          afterPictures={<InlineScript name="before-paint" />}
          beside={<TodayCard doctors={loaderData.doctors} months={loaderData.months} />}
        >
          <p className="eyebrow">{w.eyebrow}</p>
          <h1 tabIndex={-1} className="mt-2">
            {loaderData.tagline}
          </h1>
          <p className="mt-4 text-xl">{w.heroText}</p>
          <p className="hero-actions">
            <PageLink to="patient-routing" className="btn btn-primary">
              {w.book}
            </PageLink>
            <OpenNowLink />
          </p>
        </Hero>
      </FirstScreen>
      <AirThisMonth months={loaderData.months} cedar={loaderData.cedar} count={loaderData.pollenCount} />
      <Section id="video" title={w.videoTitle} fades>
        <Video video={loaderData.video} />
      </Section>
      <Reveal className="mx-auto max-w-page px-5 md:px-8 print:px-0">
        <TeamBanner experience={loaderData.experience} />
      </Reveal>
      <Section id="physicians" title={w.physiciansTitle} lead={w.physiciansText} fades>
        <PhysicianCards physicians={loaderData.physicians} />
      </Section>
      <HomeReviews summary={loaderData.reviews.summary} reviews={loaderData.reviews.reviews} />
      <Section id="services" title={w.servicesTitle} lead={w.servicesText} fades>
        <ServiceCards cards={loaderData.services} />
        <p className="mt-7">
          <SectionLink
            page="patient-education"
            query="tab=services"
            section="treatment-diagnostic-services"
            delay={100}
            className="btn btn-secondary"
          >
            {w.allServices}
          </SectionLink>
        </p>
      </Section>
      <Section id="locations" title={w.locationsTitle} tinted fades>
        <ul className="grid gap-6 grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))]">
          {offices.map((office) => (
            <li key={office.id} className="grid">
              <OfficeCard office={office} />
            </li>
          ))}
        </ul>
        <p className="mt-7">
          <PageLink to="locations" className="btn btn-secondary">
            {w.allLocations}
          </PageLink>
        </p>
      </Section>
      <Section id="patient-resources" title={w.resourcesTitle} lead={w.resourcesText} fades>
        <ResourceCards cards={loaderData.resources} />
      </Section>
    </>
  );
}
