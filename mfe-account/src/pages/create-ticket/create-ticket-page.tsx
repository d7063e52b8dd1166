import { operation } from 'shared-contracts';
import { defineAccountPage } from 'shared-ui';
import { UploadOptionsDocument } from '../../features/attachments/attachments.graphql.ts';
import { TICKETS_PATH } from '../../features/tickets/ticket-path';
import { AllTickets } from '../../features/tickets/ticket-links';
import { TicketOptionsDocument } from './create-ticket.graphql.ts';
import { messages } from './messages/source';
import { TicketForm } from './ticket-form';

export default defineAccountPage(
  {
    title: 'create-ticket.title',
    section: TICKETS_PATH,
    operations: () => ({
      options: operation(TicketOptionsDocument, {}, { required: false }),
      uploads: operation(UploadOptionsDocument, {}, { required: false }),
    }),
    lead: AllTickets,
    placeholder: '24rem',
    failed: 'create-ticket.failed',
    view: ({ options: { data: options }, uploads: { data: uploads } }) =>
      options && uploads && { options: options.supportTicketOptions, uploadOptions: uploads.fileUploadOptions },
    component: TicketForm,
  },
  messages,
);
