import { ask } from '../site/ask.ts';
import { expect, test } from '../site/test.ts';

for (const [spelling, address] of [
  ['/About-Us', '/about-us'],
  ['/PRESS/', '/press'],
  ['/Capability/services?a=B', '/capability/services?a=B'],
  ['/Accelerators/wellArchitectedReview', '/accelerators/wellArchitectedReview'],
  ['/Unsupported-Device', '/unsupported-device'],
  ['/capability/Services', '/capability/services'],
  ['/capability/Services/Generative-AI?a=B', '/capability/services/generative-ai?a=B'],
  [
    '/accelerators/SkillSprint-by-BCE-aws-skill-builder-program',
    '/accelerators/skillsprint-by-bce-aws-skill-builder-program',
  ],
  ['/case-study/FreightDataCenterExit', '/case-study/freightdatacenterexit'],
  ['/docs/Well-Architected-Checklist?a=B', '/docs/well-architected-checklist?a=B'],
] as const) {
  test(`${spelling} redirects to ${address}, once`, async ({ site }) => {
    const answer = await ask(site.url, spelling);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(address);
    expect((await ask(site.url, address)).status).toBe(200);
  });
}

for (const [path, type] of [
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  ['/apple-touch-icon.png', /^image\/png$/],
] as const) {
  test(`${path} is an icon`, async ({ site }) => {
    const answer = await ask(site.url, path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(type);
  });
}
