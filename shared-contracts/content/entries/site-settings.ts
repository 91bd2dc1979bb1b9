import type { ContentClient } from '@site/contract/clients/content-client';
import type { TypeSiteSettingsFields } from '../fields/content-types.generated.ts';
import { fieldsOf } from '../fields/entry-fields.ts';
import { type Picture, toFileUrl, toPicture } from '../fields/picture.ts';
import { toLines, toPlainText } from '../fields/rich-text.ts';

/** What every page may need of the provider; its name stands nowhere else in the content (spec section 2, Footer). */
export interface SiteSettings {
  providerName: string;
  shortName: string;
  tagline: string;
  /** Lines of the postal address. */
  address: string[];
  phone: string;
  email: string;
  /** Addresses of the profiles; empty where there is none. */
  linkedIn: string;
  x: string;
  facebook: string;
  /** Address of the one-pager for programmes without their own. */
  defaultOnePager?: string | undefined;
  /** For case studies whose client has no logo. */
  defaultClientLogo?: Picture | undefined;
}

/** Always an object: empty texts where the space has no settings. Rejects as the client does. */
export async function getSiteSettings(content: ContentClient): Promise<SiteSettings> {
  const [entry] = await content.getEntries({ contentType: 'siteSettings', include: 2, limit: 1 });
  return toSiteSettings(entry);
}

export function toSiteSettings(entry: unknown): SiteSettings {
  const fields = fieldsOf<TypeSiteSettingsFields>(entry);
  return {
    providerName: toPlainText(fields.providerName),
    shortName: toPlainText(fields.shortName),
    tagline: toPlainText(fields.tagline),
    address: toLines(fields.address),
    phone: toPlainText(fields.phone),
    email: toPlainText(fields.email),
    linkedIn: toPlainText(fields.linkedIn),
    x: toPlainText(fields.x),
    facebook: toPlainText(fields.facebook),
    defaultOnePager: toFileUrl(fields.defaultOnePager),
    defaultClientLogo: toPicture(fields.defaultClientLogo),
  };
}
