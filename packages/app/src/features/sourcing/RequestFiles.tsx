import { makerFormats, type QuoteRequest } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Failure } from '../../feedback/Failure';
import { useAttempt } from '../../feedback/useAttempt';
import { saveFile } from '../../screen/saveFile';
import { takeRequest } from './quoteRequest.api';

/** The request to take along: the link's secret goes with the call, so that it stands in no address. */
export function RequestFiles({ request, token }: { request: QuoteRequest; token: string }) {
  const { isPending, failure, attempt } = useAttempt();
  const take = (format: (typeof makerFormats)[number]) =>
    attempt(async () =>
      saveFile(`Request for quotation - ${request.product}.${format}`, await takeRequest(token, format)),
    );
  return (
    <Stack gap="small">
      <Inline gap="small">
        {makerFormats.map((format) => (
          <Button key={format} variant="quiet" isPending={isPending} onPress={() => void take(format)}>
            {`Download ${format.toUpperCase()}`}
          </Button>
        ))}
      </Inline>
      <Failure error={failure} title="The file could not be made" />
    </Stack>
  );
}
