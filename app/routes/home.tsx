import type { LoaderFunctionArgs } from 'react-router';
import { homeServices, practice, resources, slides, yearStrip } from '../content/content.server.ts';
import { localized } from '../content/localized.ts';
import { ResourceCards } from '#app/pages/home/resource-cards.tsx';
import { ServiceCards } from '#app/pages/home/service-cards.tsx';
import { TeamBanner } from '#app/pages/home/team-banner.tsx';
import { words } from '#app/pages/home/words.ts';
import { OfficeCard } from '#app/parts/offices/office-card.tsx';
import { physicianCards } from '#app/parts/physicians/physician-cards.server.ts';
import { PhysicianCards } from '#app/parts/physicians/physician-cards.tsx';
import { HomeReviews } from '#app/pages/home/home-reviews.tsx';
import { homeReviews } from '#app/parts/reviews/reviews.server.ts';
import { AirThisMonth } from '#app/parts/seasons/air-this-month.tsx';
import { Hero } from '#app/pages/home/slideshow/hero.tsx';
import { Video } from '#app/pages/home/video/video.tsx';
import { InlineScript } from '#app/frame/inline-code.tsx';
import { clinicSchemas } from '#app/parts/offices/clinic-schema.server.ts';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { websiteSchema } from '../metadata/website-schema.server.ts';
import { PageLink } from '../ui/page-link.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';
import { SectionLink } from '../ui/section-link.tsx';
import { useFrame } from '../ui/use-frame.ts';
import { useWords } from '../ui/use-language.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const { tagline, video, experience } = practice();
  const records = {
    tagline,
    video,
    experience,
    slides: slides(),
    months: yearStrip().months,
    services: homeServices(),
    resources: resources(),
  };
  const schemas = [websiteSchema(address.language), ...clinicSchemas(address.language)];
  return {
    meta: ownPageMetadata(address, { schemas }),
    physicians: physicianCards(address.language),
    reviews: homeReviews(address.language),
    ...localized(records, address.language),
  };
}

export default function Home({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  const w = useWords(words);
  const { offices, closures } = useFrame();
  return (
    <>
      <Hero slides={loaderData.slides} months={loaderData.months} afterPictures={<InlineScript name="pictures" />}>
        <p className="eyebrow">{w.eyebrow}</p>
        <h1 tabIndex={-1} className="mt-2">
          {loaderData.tagline}
        </h1>
        <p className="mt-4 text-xl">{w.heroText}</p>
        <p className="hero-actions">
          <PageLink to="patient-routing" className="btn btn-primary">
            {w.book}
          </PageLink>
          <PageLink to="locations" className="btn btn-secondary">
            {w.openNow}
          </PageLink>
        </p>
      </Hero>
      <AirThisMonth months={loaderData.months} />
      <Section id="video" title={w.videoTitle}>
        <Video video={loaderData.video} />
      </Section>
      <div className="mx-auto max-w-6xl px-5 md:px-8 print:px-0">
        <Reveal>
          <TeamBanner experience={loaderData.experience} />
        </Reveal>
      </div>
      <Section id="physicians" title={w.physiciansTitle} lead={w.physiciansText}>
        <Reveal>
          <PhysicianCards physicians={loaderData.physicians} />
        </Reveal>
      </Section>
      <HomeReviews summary={loaderData.reviews.summary} reviews={loaderData.reviews.reviews} />
      <Section id="services" title={w.servicesTitle} lead={w.servicesText}>
        <Reveal>
          <ServiceCards cards={loaderData.services} />
        </Reveal>
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
      <Section id="locations" title={w.locationsTitle} tinted>
        <ul className="grid gap-6 grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))]">
          {offices.map((office) => (
            <li key={office.id} className="grid">
              <OfficeCard office={office} closures={closures} />
            </li>
          ))}
        </ul>
        <p className="mt-7">
          <PageLink to="locations" className="btn btn-secondary">
            {w.allLocations}
          </PageLink>
        </p>
      </Section>
      <Section id="patient-resources" title={w.resourcesTitle} lead={w.resourcesText}>
        <Reveal>
          <ResourceCards cards={loaderData.resources} />
        </Reveal>
      </Section>
    </>
  );
}
