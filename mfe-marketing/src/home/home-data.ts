import { getCapabilitySections } from '@site/content/entries/capability';
import { getSiteSettings, type SiteSettings } from '@site/content/entries/site-settings';
import { getSmbProgram, type SmbProgram, toSmbProgram } from '@site/content/entries/smb-program';
import { toLongDate } from '@site/content/fields/long-date';
import type { ContentClient } from '@site/contract/clients/content-client';
import { toSlug } from '@site/contract/navigation/to-slug';
import { contentOr } from '../content/content-or.ts';
import { fallbackHome, fallbackMessages, fallbackSteps } from './home-fallback.ts';
import { getHomePage, type HomePage } from './home-page.ts';

export interface HomeData {
  home: HomePage;
  program: PromotedProgram;
  /** Path of the managed-services capability. */
  managedServicesPath: string;
  /** The provider, for search engines. */
  provider: Pick<SiteSettings, 'providerName' | 'phone' | 'email' | 'linkedIn' | 'x' | 'facebook'> | undefined;
}

/** Data for the campaign banner. The date is already formatted, to keep the formatter out of the first load. */
export interface PromotedProgram extends Pick<SmbProgram, 'applyBy' | 'bannerMessages' | 'applyButton'> {
  applyByText: string;
  /** The round had closed when the page was made. */
  isOver: boolean;
}

/**
 * Loads everything on the home page, with fallbacks for content that is missing or fails to load.
 *
 * @param url of the page
 */
export async function getHomeData(content: ContentClient, url: string): Promise<HomeData> {
  const [home, program, managedServicesPath, settings] = await Promise.all([
    contentOr(undefined, getHomePage(content, new URL(url).origin)),
    contentOr(toSmbProgram(undefined), getSmbProgram(content)),
    contentOr(toManagedServicesPath(undefined), getManagedServicesPath(content)),
    contentOr(undefined, getSiteSettings(content)),
  ]);
  return {
    home: withFallbacks(home),
    program: toPromotedProgram(program),
    managedServicesPath,
    provider: settings && toProvider(settings),
  };
}

function toPromotedProgram({ applyBy, applyButton, bannerMessages }: SmbProgram): PromotedProgram {
  return {
    applyBy,
    applyButton,
    applyByText: toLongDate(applyBy),
    isOver: Date.parse(applyBy) <= Date.now(),
    bannerMessages: bannerMessages.length > 0 ? bannerMessages : fallbackMessages,
  };
}

function toProvider({ providerName, phone, email, linkedIn, x, facebook }: SiteSettings): HomeData['provider'] {
  return { providerName, phone, email, linkedIn, x, facebook };
}

/** The managed-services button links to the seventh service (spec section 2, Home). */
async function getManagedServicesPath(content: ContentClient): Promise<string> {
  const sections = await getCapabilitySections(content);
  return toManagedServicesPath(sections.find(({ name }) => name === 'services')?.services[6]?.title);
}

function toManagedServicesPath(title = 'AWS Managed Services Provider'): string {
  return `/capability/services/${toSlug(title)}`;
}

function withFallbacks(home: HomePage | undefined): HomePage {
  if (!home) return fallbackHome;
  const items = home.steps.items.length > 0 ? home.steps.items : fallbackSteps;
  return {
    ...home,
    title: home.title || fallbackHome.title,
    subtitle: home.title ? home.subtitle : fallbackHome.subtitle,
    metaDescription: home.metaDescription || fallbackHome.metaDescription,
    pressView: home.pressView.title ? home.pressView : { ...fallbackHome.pressView, badge: home.pressView.badge },
    potentialOfAws: {
      title: home.potentialOfAws.title || fallbackHome.potentialOfAws.title,
      tabs: home.potentialOfAws.tabs.length > 0 ? home.potentialOfAws.tabs : fallbackHome.potentialOfAws.tabs,
    },
    steps: {
      title: home.steps.title || fallbackHome.steps.title,
      items: items.map((step, index) => ({ ...step, to: step.to ?? fallbackSteps[index]?.to ?? '/accelerators' })),
    },
    managedServices: home.managedServices.title
      ? home.managedServices
      : { ...fallbackHome.managedServices, button: home.managedServices.button },
  };
}
