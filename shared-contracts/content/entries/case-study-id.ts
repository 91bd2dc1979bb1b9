/**
 * A case study's name in its address, `/case-study/{caseId}`: the idName without whitespace, in lowercase (spec section 2,
 * Route table). Empty if there is no idName, which means that the case study has no page.
 */
export function toCaseStudyId(idName: string): string {
  return idName.replace(/\s+/g, '').toLowerCase();
}
