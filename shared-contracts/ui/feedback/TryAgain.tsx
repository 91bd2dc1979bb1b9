import { useRevalidator } from '@site/contract/host';
import { Button } from '../controls/Button.tsx';

/** Loads the data of the page again that could not be loaded. Shows progress meanwhile. */
export function TryAgain() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button look="secondary" pending={state === 'loading'} pendingLabel="Loading..." onClick={() => void revalidate()}>
      Try again
    </Button>
  );
}
