import type { PageMeta } from '@site/contract/remote-module/page-meta';
import { Button } from '@site/ui/controls/Button';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { type ComponentType, useState } from 'react';
import { Actions } from './Actions.tsx';
import { Screen } from './Screen.tsx';
import { WaysOn } from './WaysOn.tsx';

export const somethingWentWrongMeta = (): PageMeta => ({
  title: 'Something went wrong',
  description: 'Something went wrong on our side. Go back to the home page, or tell us what happened.',
  noIndex: true,
});

/** The error page, at /broken and for errors of the shell itself (spec section 2, 404 and error page; section 4). */
export function SomethingWentWrong() {
  const [Report, setReport] = useState<ComponentType<{ onCancel: () => void }>>();
  const [isCancelled, setIsCancelled] = useState(false);
  if (Report) {
    return (
      <Report
        onCancel={() => {
          setIsCancelled(true);
          setReport(undefined);
        }}
      />
    );
  }
  return (
    <Screen mark="500" title="Oops, Something went wrong" beside={<WaysOn />}>
      <p>This one is on us, not you. Go back to the home page, or tell us what happened so we can fix it.</p>
      <Actions>
        <ButtonLink to="/">Back to Home</ButtonLink>
        <Button
          look="secondary"
          autoFocus={isCancelled}
          onClick={() =>
            import(/* webpackChunkName: "error-report" */ './ErrorReport.tsx').then(
              ({ ErrorReport }) => setReport(() => ErrorReport),
              () => location.assign('/contact-us'),
            )
          }
        >
          Report this issue
        </Button>
      </Actions>
    </Screen>
  );
}
