import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TagList } from './TagList.tsx';

it('lists every label', () => {
  render(<TagList label="AWS services used" labels={['Amazon EKS', 'Amazon RDS']} />);
  expect(screen.getByRole('list', { name: 'AWS services used' }).children).toHaveLength(2);
});
