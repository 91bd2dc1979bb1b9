import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FirstTag } from './FirstTag.tsx';
import { TagList } from './TagList.tsx';

it('shows the first label and how many more there are', () => {
  const { container } = render(<FirstTag labels={['Amazon EKS', 'Amazon RDS', 'AWS Lambda']} />);
  expect(container.textContent).toBe('Amazon EKS+2 more services');
});

it('shows one label without a number, and nothing for none', () => {
  expect(render(<FirstTag labels={['Amazon EKS']} />).container.textContent).toBe('Amazon EKS');
  expect(render(<FirstTag labels={[]} />).container.textContent).toBe('');
});

it('lists every label', () => {
  render(<TagList label="AWS services used" labels={['Amazon EKS', 'Amazon RDS']} />);
  expect(screen.getByRole('list', { name: 'AWS services used' }).children).toHaveLength(2);
});
