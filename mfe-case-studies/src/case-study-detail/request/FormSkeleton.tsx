import { Skeleton } from 'shared-contracts/ui/Skeleton.tsx';
import { VisuallyHidden } from 'shared-contracts/ui/VisuallyHidden.tsx';

/** Stands where the form will be. */
export function FormSkeleton() {
  return (
    <div>
      <VisuallyHidden>Loading the form...</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="button" />
      <Skeleton shape="title" />
      <Skeleton shape="button" />
      <Skeleton shape="title" />
      <Skeleton shape="button" />
    </div>
  );
}
