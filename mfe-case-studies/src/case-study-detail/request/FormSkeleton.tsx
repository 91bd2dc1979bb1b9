import { Skeleton } from '@site/ui/feedback/Skeleton';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';

/** Placeholder while the form loads. */
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
