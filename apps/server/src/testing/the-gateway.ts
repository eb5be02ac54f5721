/** The gateway that tests pay by: they name none themselves. */
export { gateway as theGateway } from '../providers/payments/kluwp/index.ts';
export { noticeHeaders, notices, refusedNoticeHeaders } from '../providers/payments/kluwp/testing/notices.ts';
