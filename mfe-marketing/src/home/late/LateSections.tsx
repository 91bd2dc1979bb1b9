import { Button } from '@site/ui/controls/Button';
import { HydrateWhenVisible } from '@site/ui/hydration/HydrateWhenVisible';
import { useSyncExternalStore } from 'react';
import type { HomeData } from '../home-data.ts';
import styles from './LateSections.module.css';
import type { PatientPart } from './patient-part.ts';
import { SectionsLoading } from './SectionsLoading.tsx';

/** The sections below the first screen. If their code does not load, the server's HTML stays below a notice with Retry. */
export function LateSections({ part, data }: { part: PatientPart<HomeData>; data: HomeData }) {
  return (
    <>
      <NotLoaded part={part} />
      <HydrateWhenVisible part={part} props={data} loading={<Loading part={part} />} />
    </>
  );
}

/** There is nothing to wait for before a Retry. */
function Loading({ part }: { part: PatientPart<HomeData> }) {
  return useSyncExternalStore(part.subscribe, part.getRetry, noRetry) ? null : <SectionsLoading />;
}

/** Its own component, because an update of what is around HTML that is not hydrated makes React discard it. */
function NotLoaded({ part }: { part: PatientPart<HomeData> }) {
  const retry = useSyncExternalStore(part.subscribe, part.getRetry, noRetry);
  if (!retry) return null;
  return (
    <div role="alert" className={styles.notLoaded}>
      <p>The interactive parts of the sections below did not load.</p>
      <Button look="secondary" onClick={retry}>
        Retry
      </Button>
    </div>
  );
}

const noRetry = () => undefined;
