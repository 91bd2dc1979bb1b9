import { entriesOf, type Space } from './editable-site.ts';

/** Types of which a page shows the first entry, or which are pages themselves. */
const pageTypes = ['homePage', 'capabilities', 'caseStudies', 'aboutUs', 'press', 'accelerators', 'smbProgramme'];

/**
 * Takes the title off each page, and off every second entry of the other types, as in a space whose model does not ask for
 * titles.
 */
export function dropTitles(space: Space): void {
  for (const { fields } of space.contentTypes) {
    for (const field of fields) if (/title$/i.test(field.id)) field.required = false;
  }
  for (const { sys } of space.contentTypes) {
    const isPage = pageTypes.includes(sys.id);
    for (const [index, { fields }] of entriesOf(space, sys.id).entries()) {
      if (!isPage && index % 2 === 0) continue;
      for (const name of Object.keys(fields)) if (/title$/i.test(name)) delete fields[name];
    }
  }
}

/** Writes addresses into the steps' fields for paths, in every way that an editor may. */
export function writeAddresses(space: Space): void {
  const slips = [
    { link: 'ORIGIN/accelerators?from=home#programs' },
    { route: '//partner.example.com/offer' },
    { url: 'https://partner.example.com/review' },
    { link: 'javascript:alert(1)' },
    { link: 'case-study' },
  ];
  for (const [index, { fields }] of entriesOf(space, 'acceleratorStep').entries()) {
    for (const name of ['route', 'url', 'link']) delete fields[name];
    for (const [name, address] of Object.entries(slips[index] ?? {})) fields[name] = { 'en-US': address };
  }
  for (const [index, { fields }] of entriesOf(space, 'pressItem').entries()) {
    delete fields.url;
    fields.link = { 'en-US': ['javascript:alert(1)', '//partner.example.com/news', '/case-study'][index % 3] };
  }
}

/** Leaves the time and the zone out of the end of the program's round. */
export function writeBareDay(space: Space): void {
  for (const { fields } of entriesOf(space, 'smbProgramme')) fields.applyBy = { 'en-US': '2031-06-30' };
}
