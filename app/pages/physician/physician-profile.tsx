import type { ReactNode } from 'react';
import { scheduleWords } from '#app/parts/physicians/schedule-words.ts';
import { words as physicianWords } from '#app/parts/physicians/words.ts';
import { formAnchor } from '#app/parts/request-form/form-place.ts';
import { ReturningQuestion } from '#app/parts/returning-question/returning-question.tsx';
import { ReviewList } from '#app/parts/reviews/review-list.tsx';
import { SampleReviewsNote } from '#app/parts/reviews/sample-reviews-note.tsx';
import { FirstScreen } from '#app/ui/first-screen.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { PhysicianProfileData } from './physician-profile.server.ts';
import { ProfileBackground } from './profile-background.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileHero } from './profile-hero.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { words } from './words.ts';

interface PhysicianProfileProps {
  readonly profile: PhysicianProfileData;
  readonly afterPortrait?: ReactNode;
}

/** A physician's page, from the first look to the appointment. */
export function PhysicianProfile({ profile, afterPortrait }: PhysicianProfileProps) {
  const w = useWords(words);
  const { whereTitle } = useWords(scheduleWords);
  const { allReviews } = useWords(physicianWords);
  const { id, bio, doctor, schedule, reviews, returningWindowYears, written } = profile;
  return (
    <article>
      <FirstScreen media="(width >= 48rem)">
        <ProfileHero profile={profile} afterPortrait={afterPortrait} />
      </FirstScreen>
      <div className="mx-auto grid max-w-page gap-x-14 gap-y-12 px-5 pb-14 md:px-8 lg:grid-cols-[1fr_21rem] lg:grid-rows-[auto_1fr] print:block print:px-0 print:pb-2">
        <section aria-labelledby="about">
          <h2 id="about" className="mb-4 text-3xl print:mb-1">
            {w.about}
          </h2>
          <Prose nodes={bio} />
        </section>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ProfileFacts profile={profile} />
        </div>
        <ProfileBackground profile={profile} />
      </div>
      <Section id="schedule" title={w.weeklySchedule} lead={w.scheduleLead} tinted fades>
        <ScheduleTable id={id} schedule={schedule} doctor={doctor} />
        <p className="mt-4 text-base text-quiet">
          {w.scheduleNote}{' '}
          <PageLink to="locations" hash="doctors-this-week">
            {whereTitle}
          </PageLink>
        </p>
      </Section>
      {reviews.length > 0 && (
        <Section id="reviews" title={w.patientReviews} fades>
          <SampleReviewsNote reviews={reviews} />
          <ReviewList reviews={reviews} />
          <p className="mt-7 print:hidden">
            <PageLink to="reviews" className="btn btn-secondary">
              {allReviews}
            </PageLink>
          </p>
        </Section>
      )}
      <div className="bg-mist print:bg-white">
        <div className="mx-auto max-w-page px-5 py-band md:px-8 print:p-0">
          <ReturningQuestion years={returningWindowYears} form={written ? formAnchor : undefined} />
        </div>
      </div>
    </article>
  );
}
