import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { bar, Skeleton } from '../../src/ui/data/skeleton.tsx';
import { Progress } from '../../src/ui/feedback/progress.tsx';
import { Badge } from '../../src/ui/values/badge.tsx';
import { piece } from '../support/piece.tsx';
import { inDark, rightToLeft } from '../support/variants.ts';

/**
 * Says in little space how things stand: a status in a word, how far something is, that something is loading.
 */
export default { title: 'Pieces/Badge, progress, skeleton' } satisfies Meta;

export const Badges: StoryObj = {
  render: () =>
    piece(
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <Badge tone="success" label="Paid" />
        <Badge tone="info" label="Approved" />
        <Badge tone="warning" label="In Review" />
        <Badge tone="danger" label="Denied" />
        <Badge tone="neutral" label="Cancelled" />
      </div>,
    ),
};

export const ProgressBars: StoryObj = {
  render: () =>
    piece(
      <div style={{ display: 'grid', gap: 16 }}>
        <Progress label="Submitted" value={70} />
        <Progress label="Returned" value={0} />
        <Progress label="Allocated" value={100} tone="danger" />
        <Progress label="Loading 2,500 of 62,000" value={4} thin />
        <Progress label="Loading" />
      </div>,
    ),
};

export const Skeletons: StoryObj = {
  render: () => piece(<Skeleton label="Loading reimbursements...">{bar}</Skeleton>),
};

export const DarkBadges: StoryObj = { ...Badges, ...inDark };
export const DarkProgress: StoryObj = { ...ProgressBars, ...inDark };
export const RightToLeftProgress: StoryObj = { ...ProgressBars, ...rightToLeft };
