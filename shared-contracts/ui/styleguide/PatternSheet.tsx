import { Arrow } from '../controls/Arrow.tsx';
import { ButtonLink } from '../controls/ButtonLink.tsx';
import { Tabs } from '../controls/Tabs.tsx';
import { Card } from '../layout/Card.tsx';
import { Carousel } from '../layout/Carousel.tsx';
import { ContactCallToAction } from '../layout/ContactCallToAction.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Section } from '../layout/Section.tsx';
import { SectionHeading } from '../layout/SectionHeading.tsx';
import { StepList } from '../layout/StepList.tsx';
import { StepsBesideForm } from '../layout/StepsBesideForm.tsx';
import { ReasonList } from '../media/ReasonList.tsx';
import { RichText } from '../media/RichText.tsx';
import { TestimonialCard } from '../media/TestimonialCard.tsx';
import styles from './Styleguide.module.css';
import { longText, reasons, steps, testimonials } from './sample-texts.ts';

export function PatternSheet() {
  return (
    <>
      <Section>
        <SectionHeading title="Carousel" lead="The first one scrolls by 450 px, the second one by card, with dots." />
        <div className={styles.stack}>
          <Carousel label="testimonials" step={450} edge={10}>
            {[...testimonials, ...testimonials].map((testimonial, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: samples that never move.
              <TestimonialCard key={index} testimonial={testimonial} />
            ))}
          </Carousel>
          <Carousel label="programs" step="card" lockMs={500} dots>
            {testimonials.map((testimonial) => (
              <TestimonialCard key={testimonial.author} testimonial={testimonial} />
            ))}
          </Carousel>
        </div>
      </Section>
      <Section ground="sunken">
        <SectionHeading title="Tabs" />
        <Tabs
          label="Capabilities"
          tabs={[
            { title: 'Services', content: <RichText document={longText} /> },
            { title: 'Expertise', content: <p>Depth in security, data and platform engineering.</p> },
            { title: 'Solutions', content: <p>No content available</p> },
          ]}
        />
      </Section>
      <Section>
        <SectionHeading title="Cards" />
        <Grid as="ul">
          {['Steady in the storm season', 'A short one', 'A title that is long enough to wrap over three lines'].map(
            (title) => (
              <Card key={title} as="li">
                <h3>{title}</h3>
                <p>How a carrier keeps its promises when every parcel is late at once.</p>
                <ButtonLink look="quiet" to="/case-study">
                  Read More
                  <Arrow />
                </ButtonLink>
              </Card>
            ),
          )}
        </Grid>
      </Section>
      <Section ground="sunken">
        <SectionHeading title="Reasons and steps" />
        <div className={styles.stack}>
          <ReasonList reasons={reasons} />
          <ReasonList reasons={reasons} look="rows" />
          <ReasonList reasons={reasons} marks="above" />
          <ReasonList reasons={reasons} look="rows" marks="none" />
          <StepList steps={steps} />
          <StepsBesideForm steps={steps} />
        </div>
      </Section>
      <ContactCallToAction
        title="Accelerate Your AWS Cloud Journey"
        text="Thirty minutes with an architect, and an honest answer about what to do first."
      />
    </>
  );
}
