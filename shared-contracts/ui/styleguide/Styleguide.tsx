import { Section } from '../layout/Section.tsx';
import { SectionHeading } from '../layout/SectionHeading.tsx';
import { ColourSheet } from './ColourSheet.tsx';
import { ControlSheet } from './ControlSheet.tsx';
import { FormSheet } from './FormSheet.tsx';
import { MessageSheet } from './MessageSheet.tsx';
import { PatternSheet } from './PatternSheet.tsx';
import { TypeSheet } from './TypeSheet.tsx';

/** Every token and primitive in all its states, for whoever builds pages. The shell shows it in development. */
export function Styleguide() {
  return (
    <>
      <Section tight>
        <SectionHeading
          level={1}
          eyebrow="Development only"
          title="Styleguide"
          lead="Tokens, type and primitives, in the scheme of your system. What is not here is not part of the visual contract."
        />
      </Section>
      <ColourSheet />
      <TypeSheet />
      <ControlSheet />
      <FormSheet />
      <PatternSheet />
      <MessageSheet />
    </>
  );
}
