/** Tells visitors what to do while the contact team's form is down. */
export function FormUnavailable({ email }: { email: string }) {
  return (
    <p>
      The form cannot be shown right now. Please try again in a moment
      {email && (
        <>
          , or email <a href={`mailto:${email}?subject=Full%20case%20study`}>{email}</a> and mention this case study
        </>
      )}
      .
    </p>
  );
}
