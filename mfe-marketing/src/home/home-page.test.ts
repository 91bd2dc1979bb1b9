import { describe, expect, it } from 'vitest';
import { toHomePage } from './home-page.ts';

const entry = (fields: Record<string, unknown>) => ({ sys: { id: 'a' }, fields });

describe('home', () => {
  it('splits its title at the first blank line', () => {
    expect(toHomePage(entry({ homeTitle: 'Cloud engineering\n\nthat holds up' }))).toMatchObject({
      title: 'Cloud engineering',
      subtitle: 'that holds up',
    });
    expect(toHomePage(entry({ homeTitle: 'Cloud\nengineering' }))).toMatchObject({
      title: 'Cloud\nengineering',
      subtitle: '',
    });
  });

  it('orders its steps by number, whichever field holds it', () => {
    const rca = [
      entry({ title: 'third', number: 3 }),
      entry({ title: 'second', stepNumber: 2 }),
      entry({ title: 'x' }),
    ];
    const { items } = toHomePage(entry({ rca })).steps;
    expect(items.map(({ title, number }) => [title, number])).toEqual([
      ['second', 2],
      ['third', 3],
      ['x', 3],
    ]);
  });

  it.each(['url', 'link', 'route'])('links a step to its %s', (field) => {
    const rca = [entry({ title: 'Review', [field]: '/accelerators/review' })];
    expect(toHomePage(entry({ rca })).steps.items[0]?.to).toBe('/accelerators/review');
  });

  it.each([
    [
      'an absolute address',
      'https://www.example.com/accelerators/review',
      'https://www.example.com/accelerators/review',
    ],
    ['a path without its slash', 'accelerators/review', '/accelerators/review'],
    ['a script', 'javascript:alert(1)', undefined],
    ['the address of another site without its scheme', '//partner.example', 'https://partner.example'],
  ])('takes %s where an editor should write a path', (_, url, to) => {
    expect(toHomePage(entry({ rca: [entry({ title: 'Review', url })] })).steps.items[0]?.to).toBe(to);
  });

  it('has the words of the editor on its buttons', () => {
    const fields = {
      heroContactButton: 'Ask our engineers',
      heroReviewButton: 'Have it reviewed',
      managedServicesButton: 'See who is on call',
      contactUsButton: 'Write to us',
    };
    expect(toHomePage(entry(fields))).toMatchObject({
      heroButtons: { contact: 'Ask our engineers', review: 'Have it reviewed' },
      managedServices: { button: 'See who is on call' },
      contactUs: { button: 'Write to us' },
    });
  });

  it.each([
    ['no entry', undefined],
    ['empty fields', entry({ heroContactButton: '', heroReviewButton: ' ' })],
  ])('has the usual words on its buttons for %s', (_, home) => {
    expect(toHomePage(home)).toMatchObject({
      heroButtons: { contact: 'Talk to an engineer', review: 'Get a free review' },
      managedServices: { button: 'Explore managed services' },
      contactUs: { title: 'Talk to us about your cloud', button: 'Contact Us' },
    });
  });
});
