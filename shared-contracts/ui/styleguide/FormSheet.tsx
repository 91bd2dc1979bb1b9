import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { Notice } from '../Notice.tsx';
import { PhoneField } from '../PhoneField.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { SelectField } from '../SelectField.tsx';
import { TextField } from '../TextField.tsx';
import styles from './Styleguide.module.css';

export function FormSheet() {
  return (
    <Section ground="sunken" narrow>
      <SectionHeading title="Form" />
      <Card>
        <div className={styles.stack}>
          <Notice tone="error">Failed to send message. Please try again later.</Notice>
          <TextField label="Full Name" autoComplete="name" />
          <TextField
            label="Email Address"
            type="email"
            error="Please enter a valid email address"
            defaultValue="cto@"
          />
          <TextField label="Company Name" hint="Optional" />
          <PhoneField />
          <PhoneField label="Phone Number with an error" error="Phone number is required" />
          <SelectField label="Focus area" placeholder="Choose one" options={['Cloud migration and modernization']} />
          <TextField label="Message" multiline />
          <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
          <Button type="submit">Submit</Button>
        </div>
      </Card>
    </Section>
  );
}
