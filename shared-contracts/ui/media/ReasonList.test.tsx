import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReasonList } from './ReasonList.tsx';

const reasons = ['A named engineer', 'Fixed scope and price'];

it.each(['beside', 'above', 'none'] as const)('adds no text to the reasons, with marks %s', (marks) => {
  render(<ReasonList reasons={reasons} marks={marks} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(reasons);
  expect(screen.queryByRole('img')).toBeNull();
});
