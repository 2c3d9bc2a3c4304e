import { Card } from '../../ui/controls/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** What stands where the related requests will be, before their code has come and before they have. [RD-04] */
export const relatedRoom = {
  title: 'Other Related Requests',
  loading: 'Looking up related requests...',
  lines: 3,
} as const;

export const RelatedRoom = () => (
  <Card title={relatedRoom.title}>
    <Skeleton label={relatedRoom.loading} lines={relatedRoom.lines} />
  </Card>
);
