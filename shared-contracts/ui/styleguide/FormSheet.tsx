import { Button } from '../controls/Button.tsx';
import { SelectField } from '../controls/SelectField.tsx';
import { TextField } from '../controls/TextField.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Card } from '../layout/Card.tsx';
import { Section } from '../layout/Section.tsx';
import { SectionHeading } from '../layout/SectionHeading.tsx';
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
          <SelectField label="Focus area" placeholder="Choose one" options={['Cloud migration and modernization']} />
          <TextField label="Message" multiline />
          <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
          <Button type="submit">Submit</Button>
        </div>
      </Card>
    </Section>
  );
}
