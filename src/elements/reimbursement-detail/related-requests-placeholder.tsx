import { useTexts } from '../../language/language-context.ts';
import { Card } from '../../ui/controls/card.tsx';
import { Skeleton } from '../../ui/data/skeleton.tsx';
import { catalogue } from './texts.ts';

/** Shown while the lazy chunk of the related requests loads; looks like their own loading state. [RD-04] */
export const RelatedRequestsPlaceholder = () => {
  const texts = useTexts(catalogue);
  return (
    <Card title={texts.relatedRequests.title}>
      <Skeleton label={texts.relatedRequests.loading}>
        <div className="related-requests" />
      </Skeleton>
    </Card>
  );
};
