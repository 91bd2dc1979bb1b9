import { describe, expect, it } from 'vitest';
import { findOverlaps } from './find-overlaps.ts';
import { ownerOf, ownerOfFragment } from './owner-of.ts';
import { ownership } from './remotes.ts';

describe('the owner of a path', () => {
  it.each([
    ['/', 'mfe-marketing', 'home'],
    ['/about-us/', 'mfe-marketing', 'about-us'],
    ['/capability/services', 'mfe-marketing', 'capability-list'],
    ['/capability/services/aws-managed-services-provider', 'mfe-marketing', 'capability-detail'],
    ['/comingsoon', 'mfe-marketing', 'coming-soon'],
    ['/docs/one-pager', 'mfe-marketing', 'document'],
    ['/case-study', 'mfe-case-studies', 'case-study-list'],
    ['/Case-Study/acme', 'mfe-case-studies', 'case-study-detail'],
    ['/accelerators/wellArchitectedReview', 'mfe-accelerators', 'accelerator-detail'],
    ['/well-architected-review', 'mfe-accelerators', 'accelerator-detail'],
    ['/contact-us', 'mfe-contact', 'contact-us'],
    ['/smb-aws-accelerator-program', 'mfe-contact', 'smb-program'],
  ])('%s belongs to %s', (path, remote, page) => {
    expect(ownerOf(path)).toMatchObject({ remote, page });
  });

  it.each(['/nowhere', '/broken', '/unsupported-device', '/capability', '/a/b/c/d'])(
    '%s belongs to the shell',
    (path) => {
      expect(ownerOf(path)).toBeUndefined();
    },
  );

  it('finds the owner of a fragment', () => {
    expect(ownerOfFragment('case-studies/carousel')).toEqual({
      remote: 'mfe-case-studies',
      expose: 'fragments/carousel',
    });
  });
});

describe('overlapping claims', () => {
  it('do not exist', () => {
    expect(findOverlaps(ownership)).toEqual([]);
  });

  it('are reported with both owners', () => {
    const claims = {
      'mfe-a': { pages: { one: ['/case-study/:caseId'] as const }, fragments: {} },
      'mfe-b': { pages: { two: ['/Case-Study/:other'] as const }, fragments: {} },
    };
    expect(findOverlaps(claims)).toEqual([
      'mfe-a (one, /case-study/:caseId) and mfe-b (two, /Case-Study/:other) claim the same path. Give it to one of them in @site/contract/remotes/remotes.ts.',
    ]);
  });
});
