import type { Locator } from 'playwright/test';

/** Fills in the fields that the form has. */
export async function fillIn(place: Locator): Promise<void> {
  await place.getByLabel('Full Name').fill('Ada Sample');
  await place.getByLabel('Email Address').fill('ada@example.com');
  await place.getByRole('textbox', { name: 'Phone Number' }).fill('5550100199');
  for (const label of ['Company Name', 'Message']) {
    if (await place.getByLabel(label).count()) await place.getByLabel(label).fill('Sample');
  }
  const area = place.getByLabel('Focus Area');
  if (await area.count()) await area.selectOption({ index: 1 });
}
