import type { ReleaseDesk } from '@site/kit/release/open-desk';

/**
 * Opens the release tools, which this process may use to change the registry.
 *
 * @throws an Error that says what is missing
 */
export async function openReleaseDesk(): Promise<ReleaseDesk> {
  const { openDesk } = await import('@site/kit/release/open-desk').catch((error: Error) => {
    throw new Error(
      `PLATFORM_ACTIONS needs the release tools (@site/kit), which the image for production does not contain: ${error.message} Without PLATFORM_ACTIONS, /_platform shows the commands to run.`,
    );
  });
  return openDesk();
}
