import { startTestSite, type TestSite } from '../site/start-test-site.ts';

/** Nobody listens at this port, and browsers do not forbid it. */
const nobody = 'localhost:2';

/** A second shell with the releases of a site, for which content and API are down from the start. */
export function startWithoutServices(site: TestSite): Promise<TestSite> {
  return startTestSite({
    beside: site,
    env: {
      CONTENTFUL_HOST: nobody,
      CONTACTS_API_URL: `http://${nobody}`,
      PROVIDER_API_URL: `http://${nobody}`,
      REGISTRY_URL: `${site.releasesUrl}/registry.json`,
    },
  });
}
