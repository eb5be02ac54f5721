import { atSandbox } from '../../../testing/sandbox-subject.ts';
import { describeGateway } from '../conformance.ts';
import { gateway } from './index.ts';
import { subject } from './testing/subject.ts';

describeGateway(atSandbox(gateway, subject));
